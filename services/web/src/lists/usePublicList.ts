import type { LandingContent, LandingList } from "@ridgeline/contract/landingContent";
import { useState } from "react";
import { usePageIsInteractive } from "../late/whenInteractive";
import { useListRequest, useListState } from "./publicLists";

export type PublicList<Path extends LandingList> = {
  /** Undefined until there is a list: the page arrived without one, and none has been fetched yet. */
  items: LandingContent[Path] | undefined;
  isFetching: boolean;
  isError: boolean;
  refetch: () => void;
};

/**
 * A public list. It is fetched once: after the page is interactive if the page arrived with the list, otherwise at once.
 * The response replaces the list that the page showed; a failed fetch leaves it.
 */
export function usePublicList<Path extends LandingList>(path: Path): PublicList<Path> {
  const { data, isFetching, isError } = useListState(path);
  const [isInPage] = useState(data !== undefined);
  const isInteractive = usePageIsInteractive();
  const { refetch } = useListRequest(path, {
    skip: isInPage && !isInteractive,
    refetchOnMountOrArgChange: true,
  });
  return {
    items: data as LandingContent[Path] | undefined, // the list of this path
    isFetching,
    isError,
    refetch: () => void refetch(),
  };
}
