import type { ReactNode } from "react";
import { EmptyState } from "../ui/EmptyState";
import { ErrorState } from "../ui/ErrorState";
import { LoadingState } from "../ui/LoadingState";
import type { Wording } from "./createWording";
import { limitSentence } from "./limitSentence";
import { RefreshFailure } from "./RefreshFailure";
import { TryAgain } from "./TryAgain";

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

/** Loading, error, empty, content. A failed list never looks like an empty one, and one that was shown stays (requirement 11.11). */
export function ListStates<Item>({
  list,
  wording,
  emptyHint,
  bones,
  children,
}: ListStatesProps<Item>) {
  const { data: items, isError, error, refetch } = list;

  if (items === undefined && isError) {
    const reason = limitSentence(error);
    return (
      <ErrorState text={wording.listFailed}>
        {reason !== undefined && <p>{reason}</p>}
        <TryAgain onPress={refetch} />
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
  return (
    <>
      <RefreshFailure list={list} />
      {items.length === 0 ? (
        <EmptyState title={wording.empty}>
          {emptyHint !== undefined && <p>{emptyHint}</p>}
        </EmptyState>
      ) : (
        children(items)
      )}
    </>
  );
}
