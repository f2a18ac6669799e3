import { useContext, useEffect } from "react";
import { site } from "../../site/site";
import { NewRequests } from "./newRequestsContext";

/** "(2) Dashboard | Ridgeline Admin" while two quote requests are new. */
export function usePageTitle(title: string): void {
  const count = useContext(NewRequests).size;
  useEffect(() => {
    const news = count === 0 ? "" : `(${count}) `;
    document.title = `${news}${title} | ${site.shortName} Admin`;
  }, [title, count]);
}
