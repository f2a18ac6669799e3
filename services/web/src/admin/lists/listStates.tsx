import type { ReactNode } from "react";
import { styled } from "styled-components";
import { color, layer, radius, shadow, space } from "../../theme";
import { Button } from "../../ui/Button";
import { Card, Row } from "../../ui/layout";
import { Redraw } from "../../ui/Redraw";
import { ErrorState, SkeletonGrid } from "../../ui/states";
import { useBusy } from "../kit/busy";
import { passFocusOn } from "../kit/focus";
import { navigationSpace } from "../kit/adminLayout";
import { limitSentence, type Wording } from "./wording";

export type ListQuery<Item> = {
  data?: readonly Item[] | undefined;
  error?: unknown;
  isFetching: boolean;
  isError: boolean;
  refetch: () => unknown;
};

export type UseList<Item> = (nothing?: undefined, options?: typeof fetchOnEntry) => ListQuery<Item>;

/** Options for a screen that shows the list: fetches it on each visit, and shows the cached one meanwhile. */
export const fetchOnEntry = { refetchOnMountOrArgChange: true } as const;

type AdminListStatesProps<Item> = {
  list: ListQuery<Item>;
  wording: Wording;
  emptyHint?: string;
  children: (items: readonly Item[]) => ReactNode;
};

/** Loading, error, empty, content. A failed list never looks like an empty one, and what was shown stays (requirement 11.11). */
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
      <Redraw>
        <RefreshFailure hasFailed={isError} onRetry={refetch} />
      </Redraw>
      {items.length === 0 ? (
        <EmptyCard>
          <Ridges />
          <h2>{wording.empty}</h2>
          {emptyHint !== undefined && <p>{emptyHint}</p>}
        </EmptyCard>
      ) : (
        children(items)
      )}
    </>
  );
}

type RefreshFailureProps = { hasFailed: boolean; onRetry: () => unknown };

/** One quiet line about what could not be fetched again; it stays until that succeeds, and moves nothing on the page. */
export function RefreshFailure({ hasFailed, onRetry }: RefreshFailureProps) {
  const [isRetrying, handleRetry] = useBusy(onRetry);
  if (!hasFailed && !isRetrying) return null;
  return (
    <Strip role="alert">
      <span>Could not refresh</span>
      <TryAgain onPress={handleRetry} />
    </Strip>
  );
}

export function TryAgain({ onPress }: { onPress: () => unknown }) {
  const [isTrying, handleClick] = useBusy(onPress);
  return (
    <Button
      ref={passFocusOn}
      variant="line"
      busyText={isTrying ? "Trying again..." : undefined}
      onClick={() => void handleClick()}
    >
      Try again
    </Button>
  );
}

const EmptyCard = styled(Card)`
  overflow: hidden;
  padding-bottom: ${space.s5};
  text-align: center;

  h2 {
    margin-top: 28px;
    font-size: 1.625rem;
  }

  p {
    margin-top: ${space.s1};
    padding-inline: ${space.s3};
    text-wrap: balance;
  }
`;

const Ridges = styled.div`
  height: 200px;
  background: var(--ridges) 50% 78% / cover;
`;

const Strip = styled(Row)`
  position: fixed;
  z-index: ${layer.popup};
  bottom: calc(${navigationSpace.bottom} + 12px);
  left: ${space.s2};
  padding: ${space.s1} ${space.s2};
  border-radius: ${radius.medium};
  background: ${color.dangerWash};
  box-shadow: ${shadow.floating};
  color: ${color.danger};
  font-weight: 600;
`;
