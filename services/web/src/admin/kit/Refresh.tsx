import RefreshCw from "lucide-react/icons/refresh-cw";
import { useState } from "react";
import { styled } from "styled-components";
import { color, fontSize, media, space } from "../../theme";
import { Button } from "../../ui/Button";
import { Spinner } from "../../ui/Spinner";
import { VisuallyHidden } from "../../ui/VisuallyHidden";
import { formatAgo } from "./times";
import type { ListQuery } from "./listStates";
import { useNow } from "./useNow";

type RefreshProps = {
  lists: readonly Pick<
    ListQuery<unknown>,
    "isFetching" | "isError" | "fulfilledTimeStamp" | "refetch"
  >[];
};

/** How old the lists are, and the button that fetches them again; the cards stay meanwhile. */
export function Refresh({ lists }: RefreshProps) {
  const [isOver, setIsOver] = useState(false);
  const isFetching = lists.some((list) => list.isFetching);
  const hasFailed = lists.some((list) => list.isError);
  const age = useAge(lists.map((list) => list.fulfilledTimeStamp));

  const handleClick = async () => {
    setIsOver(false);
    await Promise.all(lists.map((list) => list.refetch()));
    setIsOver(true);
  };

  return (
    <Root>
      <Age>{isFetching ? "Refreshing..." : age}</Age>
      <Button
        variant="ghost"
        aria-disabled={isFetching}
        onClick={isFetching ? undefined : () => void handleClick()}
      >
        {isFetching ? <Spinner /> : <RefreshCw aria-hidden />}
        Refresh
      </Button>
      <VisuallyHidden aria-live="polite">
        {isOver && !isFetching && !hasFailed && "Refreshed"}
      </VisuallyHidden>
    </Root>
  );
}

/** The age of the oldest list; "" until all have loaded. */
function useAge(times: readonly (number | undefined)[]): string {
  const now = useNow();
  const known = times.filter((time) => time !== undefined);
  if (known.length < times.length) return "";
  return `Updated ${formatAgo(now - Math.min(...known))}`;
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${space.s1};

  /* its text is flush with the right edge of the page */
  &:last-child {
    margin-right: -12px;
  }

  ${media.upToPhone} {
    flex: 1 1 12rem; /* a line of its own rather than two lines beside the heading */
    margin-right: -12px;
  }
`;

const Age = styled.span`
  color: ${color.muted};
  font-size: ${fontSize.small};
  line-height: 1.3;

  ${media.upToPhone} {
    flex: 1 1 6rem;
  }
`;
