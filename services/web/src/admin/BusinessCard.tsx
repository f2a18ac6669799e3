import Building from "lucide-react/icons/building-2";
import { Link } from "react-router-dom";
import { styled } from "styled-components";
import { paths } from "../site/paths";
import { fontSize, media, space } from "../theme";
import { LinkButton } from "../ui/Button";
import { Card } from "../ui/Card";
import { GableTile } from "../ui/GableTile";

/** Links to the business's own page; the business is not a content kind, so the card has no count. */
export function BusinessCard() {
  return (
    <Root>
      <GableTile>
        <Building aria-hidden />
      </GableTile>
      <p>Name and phone, hours, license, the words and pictures of the site, where you work.</p>
      <LinkButton as={Link} to={paths.adminBusiness} $variant="line">
        Edit Business Details
      </LinkButton>
    </Root>
  );
}

const Root = styled(Card)`
  display: grid;
  grid-template-columns: 52px minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space.s2};
  padding: ${space.s3};

  p {
    font-size: ${fontSize.small};
    line-height: 1.45;
  }

  ${media.upToPhone} {
    grid-template-columns: 52px minmax(0, 1fr);

    > a {
      grid-column: 1 / -1;
    }
  }
`;
