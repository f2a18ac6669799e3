import { createContext, useContext, useEffect } from "react";
import { site } from "../site/site";

/** "(2) Dashboard | Ridgeline Admin" while two quote requests are new. */
export function usePageTitle(title: string): void {
  const count = useContext(NewRequests).size;
  useEffect(() => {
    const news = count === 0 ? "" : `(${count}) `;
    document.title = `${news}${title} | ${site.shortName} Admin`;
  }, [title, count]);
}

/** The ids of the quote requests that are new since the owner's last visit, as far as they have been fetched. */
export const NewRequests = createContext<ReadonlySet<number>>(new Set());
