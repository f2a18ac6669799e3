import type { LandingContent, LandingList } from "@ridgeline/contract/landingContent";
import { createContext, use, useEffect, useState } from "react";
import { callApi } from "../api/callApi";
import { usePageIsInteractive } from "../late/hydration";

export type PublicList<Path extends LandingList> = {
  /** Undefined until there is a list: the page arrived without one, and none has been fetched yet. */
  items: LandingContent[Path] | undefined;
  isFetching: boolean;
  isError: boolean;
  refetch: () => void;
};

/** The id of the element in which the landing page carries its lists as JSON (render/renderLandingPage.tsx). */
export const CONTENT_ID = "content";

/** The lists that the page arrived with, if it has any. */
export function readContent(): LandingContent | undefined {
  const json = document.getElementById(CONTENT_ID)?.textContent;
  return json ? (JSON.parse(json) as LandingContent) : undefined; // our own server wrote it
}

/** readContent's lists, for usePublicList. */
export const PageContent = createContext<LandingContent | undefined>(undefined);

/**
 * A public list. It is fetched once: after the page is interactive if the page arrived with the list, otherwise at once.
 * The response replaces the list that the page showed; a failed fetch leaves it.
 */
export function usePublicList<Path extends LandingList>(path: Path): PublicList<Path> {
  const inPage = use(PageContent)?.[path];
  const isInteractive = usePageIsInteractive();
  const isDue = inPage === undefined || isInteractive;
  const [attempt, setAttempt] = useState(1);
  const [answer, setAnswer] = useState<Answer<Path>>({ to: 0, items: inPage, isError: false });

  useEffect(() => {
    if (!isDue) return undefined;
    const left = new AbortController();
    void fetchList(path, left.signal).then((items) => {
      if (left.signal.aborted) return;
      setAnswer((last) => ({
        to: attempt,
        items: items ?? last.items,
        isError: items === undefined,
      }));
    });
    return () => {
      left.abort();
    };
  }, [path, isDue, attempt]);

  const isAnswered = answer.to === attempt;
  return {
    items: answer.items,
    isFetching: isDue && !isAnswered,
    isError: isAnswered && answer.isError,
    refetch: () => {
      setAttempt((last) => last + 1);
    },
  };
}

type Answer<Path extends LandingList> = {
  /** The attempt that it answers. */
  to: number;
  items: LandingContent[Path] | undefined;
  isError: boolean;
};

/** Undefined if it fails. Nothing waits for a list that the page already shows, hence the priority. */
async function fetchList<Path extends LandingList>(
  path: Path,
  signal: AbortSignal,
): Promise<LandingContent[Path] | undefined> {
  const outcome = await callApi({ path: `/${path}`, priority: "low" }, signal);
  return "data" in outcome && Array.isArray(outcome.data)
    ? (outcome.data as LandingContent[Path]) // the list of this path
    : undefined;
}
