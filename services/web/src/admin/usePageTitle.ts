import { useEffect } from "react";
import { site } from "../site/site";

export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} | ${site.shortName} Admin`;
  }, [title]);
}
