import { useContext, useEffect } from "react";
import { usePageBusiness } from "../../site/business";
import { NewRequests } from "./newRequestsContext";

/** "(2) Dashboard | Ridgeline Admin" while two quote requests are new. */
export function usePageTitle(title: string): void {
  const count = useContext(NewRequests).size;
  const { shortName } = usePageBusiness();
  useEffect(() => {
    const news = count === 0 ? "" : `(${count}) `;
    document.title = `${news}${title} | ${shortName} Admin`;
  }, [title, count, shortName]);
}
