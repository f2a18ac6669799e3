import { ArrowLeft } from "lucide-react";
import { createContext, type ReactNode, use, useEffect } from "react";
import { Link } from "react-router-dom";
import { styled } from "styled-components";
import { paths } from "../../site/paths";
import { usePageBusiness } from "../../site/shownBusiness";
import { color, font, fontSize, media, space } from "../../theme";
import { Row } from "../../ui/layout";
import { TextLink } from "../../ui/TextLink";
import type { ListQuery } from "../lists/listStates";

type PageHeadProps = {
  title: string;
  list: ListQuery<unknown>;
  /** A button that matters less than the list: beside the heading also on a phone. */
  aside?: ReactNode;
  children?: ReactNode;
};

export function PageHead({ title, list, aside, children }: PageHeadProps) {
  const total = list.data?.length ?? (list.isError ? undefined : "…");
  return (
    <>
      <BackToDashboard />
      <HeadRow>
        <h1 tabIndex={-1}>
          <span>{`${title} `}</span>
          {total !== undefined && <Total>{`${total} total`}</Total>}
        </h1>
        {aside}
        {children !== undefined && <Tools>{children}</Tools>}
      </HeadRow>
    </>
  );
}

/** "Dashboard | Ridgeline Admin", after what TitleStart says. */
export function usePageTitle(title: string): void {
  const start = use(TitleStart);
  const { shortName } = usePageBusiness();
  useEffect(() => {
    document.title = `${start}${title} | ${shortName} Admin`;
  }, [title, start, shortName]);
}

/** What every page's title begins with: "(2) ". */
export const TitleStart = createContext("");

export function BackToDashboard() {
  return (
    <BackLink as={Link} to={paths.admin}>
      <ArrowLeft />
      Back to Dashboard
    </BackLink>
  );
}

/** The first row of an admin page: its h1, and on the right what applies to the whole page. */
export const HeadRow = styled(Row)`
  justify-content: space-between;
  gap: 12px ${space.s2};
  margin-bottom: clamp(12px, 3vw, 32px);

  > h1 {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 10px;
  }

  /* beside the heading, however narrow the screen */
  &:has(> button) {
    flex-wrap: nowrap;
  }
`;

const BackLink = styled(TextLink)`
  margin: -${space.s2} 0 0;
  font-size: ${fontSize.small};
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
  color: ${color.muted};
  font: 600 1rem/1 ${font.sans};
  letter-spacing: 0;
`;
