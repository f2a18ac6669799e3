import type { ReactNode } from "react";
import { Button } from "../ui/Button";
import { EmptyState } from "../ui/EmptyState";
import { ErrorState } from "../ui/ErrorState";
import { LoadingState } from "../ui/LoadingState";
import type { Wording } from "./createWording";
import { useListFailureToast } from "./useListFailureToast";

/** An admin list, as returned by its query hook. */
export type ListQuery<Item> = {
  data?: readonly Item[] | undefined;
  error?: unknown;
  isFetching: boolean;
  /** When the last successful response came, in milliseconds. */
  fulfilledTimeStamp?: number | undefined;
  isError: boolean;
  refetch: () => unknown;
};

type ListStatesProps<Item> = {
  list: ListQuery<Item>;
  wording: Wording;
  emptyHint?: string | undefined;
  /** In the shape of what comes. */
  bones: ReactNode;
  children: (items: readonly Item[]) => ReactNode;
};

/** Loading, error, empty, content. A failed list never looks like an empty one (requirement 11.11). */
export function ListStates<Item>({
  list,
  wording,
  emptyHint,
  bones,
  children,
}: ListStatesProps<Item>) {
  useListFailureToast(list, wording);
  const { data: items, isError, refetch } = list;

  if (isError) {
    return (
      <ErrorState text={wording.listFailed}>
        <Button variant="line" onClick={() => void refetch()}>
          Try again
        </Button>
      </ErrorState>
    );
  }
  if (items === undefined) {
    return (
      <>
        <LoadingState text={wording.loading} />
        {bones}
      </>
    );
  }
  if (items.length === 0) {
    return (
      <EmptyState title={wording.empty}>{emptyHint !== undefined && <p>{emptyHint}</p>}</EmptyState>
    );
  }
  return children(items);
}
