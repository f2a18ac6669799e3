import type { ReactNode } from "react";
import { styled } from "styled-components";
import { space } from "../theme";
import { Button } from "../ui/Button";
import { EmptyState } from "../ui/EmptyState";
import { ErrorState } from "../ui/ErrorState";
import { LoadingState } from "../ui/LoadingState";
import { Bone, Skeleton } from "../ui/Skeleton";
import { ThreeColumns } from "./CardGrid";
import type { Wording } from "./createWording";
import { useListFailureToast } from "./useListFailureToast";

/** An admin list, as returned by its query hook. */
export type ListQuery<Item> = {
  data?: readonly Item[] | undefined;
  error?: unknown;
  isFetching: boolean;
  isError: boolean;
  refetch: () => unknown;
};

type ListStatesProps<Item> = {
  list: ListQuery<Item>;
  wording: Wording;
  emptyHint?: string | undefined;
  children: (items: readonly Item[]) => ReactNode;
};

/** Loading, error, empty, content. A failed list never looks like an empty one (requirement 11.11). */
export function ListStates<Item>({ list, wording, emptyHint, children }: ListStatesProps<Item>) {
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
        <CardBones />
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

const CARDS = 6;

/** The outline of the cards while they load. */
function CardBones() {
  return (
    <ThreeColumns aria-hidden>
      {Array.from({ length: CARDS }, (_, index) => (
        <BoneCard key={index}>
          <Bone $width="45%" $height="24px" />
          <Bone $width="80%" $height="22px" />
          <Bone />
          <Bone $width="70%" />
        </BoneCard>
      ))}
    </ThreeColumns>
  );
}

const BoneCard = styled(Skeleton)`
  display: grid;
  align-content: start;
  gap: 14px;
  height: 264px;
  padding: ${space.s3};
`;
