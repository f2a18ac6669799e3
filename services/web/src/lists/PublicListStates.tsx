import type { LandingContent, LandingList } from "@ridgeline/contract/landingContent";
import type { ComponentProps, ReactNode } from "react";
import { styled } from "styled-components";
import { phone } from "../site/site";
import { space } from "../theme";
import { Button, LinkButton } from "../ui/controls/Button";
import { ErrorState } from "../ui/states/ErrorState";
import { SkeletonGrid } from "../ui/states/Skeleton";
import { VisuallyHidden } from "../ui/text/VisuallyHidden";
import type { PublicList } from "./usePublicList";

type PublicListStatesProps<Path extends LandingList> = {
  list: PublicList<Path>;
  /** "service areas" */
  many: string;
  /** What stands where the list will be. */
  skeleton: Omit<ComponentProps<typeof SkeletonGrid>, "text">;
  children: (items: LandingContent[Path]) => ReactNode;
};

/** Loading, error, content. A list that is there stays while it is fetched again, and if that fails. */
export function PublicListStates<Path extends LandingList>({
  list: { items, isFetching, isError, refetch },
  many,
  skeleton,
  children,
}: PublicListStatesProps<Path>) {
  const loading = `Loading ${many}...`;
  return (
    <>
      {isError && (
        <Failed text={`Unable to load ${many}. Please try again later.`}>
          <WaysOn>
            <Button variant="line" onClick={refetch}>
              Try again
            </Button>
            <LinkButton $variant="line" href={phone.callHref}>
              Call {phone.text}
            </LinkButton>
          </WaysOn>
        </Failed>
      )}
      {items === undefined && !isError && <SkeletonGrid text={loading} {...skeleton} />}
      {items !== undefined && isFetching && (
        <VisuallyHidden role="status">{loading}</VisuallyHidden>
      )}
      {items !== undefined && children(items)}
    </>
  );
}

/* The lists are grids and columns; this takes their whole width. */
const Failed = styled(ErrorState)`
  grid-column: 1 / -1;
  column-span: all;
  margin-bottom: ${space.s3};
`;

const WaysOn = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 12px;
  margin-top: ${space.s1};
`;
