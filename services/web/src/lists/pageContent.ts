import type { LandingContent } from "@ridgeline/contract/landingContent";
import { createContext } from "react";

/** The id of the element in which the landing page carries its lists as JSON (render/renderLandingPage.tsx). */
export const CONTENT_ID = "content";

/** The lists that the page arrived with, if it has any. */
export function readContent(): LandingContent | undefined {
  const json = document.getElementById(CONTENT_ID)?.textContent;
  return json ? (JSON.parse(json) as LandingContent) : undefined; // our own server wrote it
}

/** For usePublicList. */
export const PageContent = createContext<LandingContent | undefined>(undefined);
