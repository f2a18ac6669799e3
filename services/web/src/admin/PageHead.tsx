import ArrowLeft from "lucide-react/icons/arrow-left";
import type { ReactNode, Ref } from "react";
import { Link } from "react-router-dom";
import { styled } from "styled-components";
import { color, font, media, space } from "../theme";
import { paths } from "../site/paths";
import { TextLink } from "../ui/TextLink";
import type { ListQuery } from "./ListStates";

type PageHeadProps = {
  title: string;
  list: Pick<ListQuery<unknown>, "data" | "isError">;
  titleRef?: Ref<HTMLHeadingElement>;
  /** The page's button, on the right. */
  children?: ReactNode;
};

/** Back link, heading with the total, and the page's button. */
export function PageHead({ title, list, titleRef, children }: PageHeadProps) {
  return (
    <>
      <BackLink as={Link} to={paths.admin}>
        <ArrowLeft aria-hidden />
        Back to Dashboard
      </BackLink>
      <Row>
        <h1 ref={titleRef} tabIndex={-1}>
          {title} {!list.isError && <Total>{list.data?.length ?? "…"} total</Total>}
        </h1>
        {children}
      </Row>
    </>
  );
}

const BackLink = styled(TextLink)`
  margin: -12px 0 ${space.s1};
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s2};
  margin-bottom: ${space.s4};

  h1:focus {
    outline: none;
  }

  ${media.upToPhone} {
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
