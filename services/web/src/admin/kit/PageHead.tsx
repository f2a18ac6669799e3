import ArrowLeft from "lucide-react/icons/arrow-left";
import type { ReactNode, Ref } from "react";
import { Link } from "react-router-dom";
import { styled } from "styled-components";
import { paths } from "../../site/paths";
import { color, font, media, space } from "../../theme";
import { TextLink } from "../../ui/links";
import type { ListQuery } from "./listStates";
import { Refresh } from "./Refresh";

type PageHeadProps = {
  title: string;
  list: ListQuery<unknown>;
  titleRef?: Ref<HTMLHeadingElement>;
  /** Another list on the page; Refresh fetches it, too. */
  alsoShown?: ListQuery<unknown>;
  /** The page's button, on the right. */
  children?: ReactNode;
};

/** Back link, heading with the total, how old the list is, and the page's button. */
export function PageHead({ title, list, titleRef, alsoShown, children }: PageHeadProps) {
  const total = list.data?.length ?? (list.isError ? undefined : "…");
  return (
    <>
      <BackToDashboard />
      <Row>
        <h1 ref={titleRef} tabIndex={-1}>
          {title} {total !== undefined && <Total>{total} total</Total>}
        </h1>
        <Tools>
          <Refresh lists={alsoShown ? [list, alsoShown] : [list]} />
          {children}
        </Tools>
      </Row>
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

/** The first row of an admin page: its h1, and on the right what applies to the whole page. */
export const HeadRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s1} ${space.s2};

  ${media.upToPhone} {
    gap: 4px ${space.s2};
  }
`;

const BackLink = styled(TextLink)`
  margin: -12px 0 ${space.s1};
`;

const Row = styled(HeadRow)`
  margin-bottom: ${space.s4};

  ${media.upToPhone} {
    margin-bottom: ${space.s3};
  }
`;

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
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
