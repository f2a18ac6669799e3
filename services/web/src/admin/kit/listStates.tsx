import { type ReactNode, useState } from "react";
import { styled } from "styled-components";
import { space } from "../../theme";
import { EmptyState } from "./EmptyState";
import { ErrorState } from "../../ui/states";
import { SkeletonGrid } from "../../ui/Skeleton";
import { TryAgain } from "./TryAgain";
import { limitSentence, type Wording } from "./wording";

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

type AdminListStatesProps<Item> = {
  list: ListQuery<Item>;
  wording: Wording;
  emptyHint?: string | undefined;
  children: (items: readonly Item[]) => ReactNode;
};

/** Loading, error, empty, content. A failed list never looks like an empty one, and one that was shown stays (requirement 11.11). */
export function AdminListStates<Item>({
  list,
  wording,
  emptyHint,
  children,
}: AdminListStatesProps<Item>) {
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
  if (items === undefined) return <SkeletonGrid text={wording.loading} />;
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

/** Above a list that could not be reloaded; it stays until a reload succeeds. */
function RefreshFailure({ list }: { list: ListQuery<unknown> }) {
  const [isRetrying, setIsRetrying] = useState(false);
  if (!list.isError && !isRetrying) return null;

  const handleRetry = async () => {
    setIsRetrying(true);
    await list.refetch();
    setIsRetrying(false);
  };

  return (
    <Strip text="Could not refresh">
      <TryAgain onPress={handleRetry} />
    </Strip>
  );
}

/** A list whose reload resolves to its result. */
export type ContentList<Item> = Omit<ListQuery<Item>, "refetch"> & {
  refetch: () => PromiseLike<Pick<ListQuery<Item>, "data" | "isError" | "error">>;
};

/** The hook of an admin list. */
export type UseList<Item> = (
  nothing?: undefined,
  options?: typeof fetchOnEntry,
) => ContentList<Item>;

/** Options for the screen that owns the list: it is fetched on each visit, and the cached list is shown meanwhile. */
export const fetchOnEntry = { refetchOnMountOrArgChange: true } as const;

const Strip = styled(ErrorState)`
  flex-flow: row wrap;
  justify-content: center;
  gap: ${space.s1} ${space.s2};
  margin-bottom: ${space.s3};
  padding: 12px ${space.s2};
`;
