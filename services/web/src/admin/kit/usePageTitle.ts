import { createContext, useContext, useEffect } from "react";
import { usePageBusiness } from "../../site/shownBusiness";

/** "(2) Dashboard | Ridgeline Admin" while two quote requests are new. */
export function usePageTitle(title: string): void {
  const count = useContext(NewRequests).size;
  const { shortName } = usePageBusiness();
  useEffect(() => {
    const news = count === 0 ? "" : `(${count}) `;
    document.title = `${news}${title} | ${shortName} Admin`;
  }, [title, count, shortName]);
}

/** The ids of the quote requests that are new since the owner's last visit, as far as they have been fetched. */
export const NewRequests = createContext<ReadonlySet<number>>(new Set());
