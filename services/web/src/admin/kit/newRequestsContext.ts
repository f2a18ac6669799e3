import { createContext } from "react";

/** The ids of the quote requests that are new since the owner's last visit, as far as they have been fetched. */
export const NewRequests = createContext<ReadonlySet<number>>(new Set());
