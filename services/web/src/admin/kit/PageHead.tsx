import { ArrowLeft, RefreshCw } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Link } from "react-router-dom";
import { styled } from "styled-components";
import { paths } from "../../site/paths";
import { color, font, media, space } from "../../theme";
import { Button, Spinner } from "../../ui/Button";
import { Row } from "../../ui/layout";
import { TextLink } from "../../ui/TextLink";
import { VisuallyHidden } from "../../ui/text";
import { Muted } from "./adminLayout";
import type { ListQuery } from "./listStates";
import { formatAgo, useClock } from "./times";

type PageHeadProps = {
  title: string;
  list: ListQuery<unknown>;
  /** What Refresh fetches; without it there is no Refresh: nobody but the owner changes the list. */
  refreshed?: RefreshProps["lists"];
  children?: ReactNode;
};

export function PageHead({ title, list, refreshed, children }: PageHeadProps) {
  const total = list.data?.length ?? (list.isError ? undefined : "…");
  return (
    <>
      <BackToDashboard />
      <HeadRow>
        <h1 tabIndex={-1}>
          <span>{`${title} `}</span>
          {total !== undefined && <Total>{`${total} total`}</Total>}
        </h1>
        <Tools>
          {refreshed && <Refresh lists={refreshed} />}
          {children}
        </Tools>
      </HeadRow>
    </>
  );
}

export function BackToDashboard() {
  return (
    <BackLink as={Link} to={paths.admin}>
      <ArrowLeft aria-hidden />
      Back to Dashboard
    </BackLink>
  );
}

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
    <RefreshRow>
      <Age>{isFetching ? "Refreshing..." : age}</Age>
      <Button
        variant="ghost"
        aria-disabled={isFetching}
        onClick={isFetching ? undefined : () => void handleClick()}
      >
        {isFetching ? <Spinner /> : <RefreshCw aria-hidden />}
        <span>Refresh</span>
      </Button>
      <VisuallyHidden aria-live="polite">
        {isOver && !isFetching && !hasFailed && "Refreshed"}
      </VisuallyHidden>
    </RefreshRow>
  );
}

function useAge(times: readonly (number | undefined)[]): string {
  const known = times.filter((time) => time !== undefined);
  const isKnown = known.length === times.length;
  return useClock(() => (isKnown ? `Updated ${formatAgo(Date.now() - Math.min(...known))}` : ""));
}

const RefreshRow = styled(Row)`
  justify-content: space-between;
  gap: 0 ${space.s1};

  /* its text is flush with the right edge of the page */
  &:last-child {
    margin-right: -12px;
  }

  ${media.upToPhone} {
    flex: 1 1 12rem; /* a separate line rather than two lines beside the heading */
    margin-right: -12px;
  }
`;

const Age = styled(Muted)`
  ${media.upToPhone} {
    flex: 1 1 6rem;
  }
`;

/** The first row of an admin page: its h1, and on the right what applies to the whole page. */
export const HeadRow = styled(Row)`
  justify-content: space-between;
  gap: 12px ${space.s2};
  margin-bottom: clamp(12px, 3vw, 32px);
`;

const BackLink = styled(TextLink)`
  margin: -12px 0 ${space.s1};
`;

const Tools = styled(Row)`
  gap: 4px ${space.s2};

  ${media.upToPhone} {
    flex: 1 1 100%;

    > button {
      width: 100%;
    }
  }
`;

const Total = styled.span`
  display: inline-block;
  margin-left: 10px;
  color: ${color.muted};
  font: 600 1rem/1 ${font.sans};
  letter-spacing: 0;
  vertical-align: middle;
`;
