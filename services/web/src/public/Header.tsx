import Menu from "lucide-react/icons/menu";
import Phone from "lucide-react/icons/phone";
import { styled } from "styled-components";
import { usePhone } from "../site/business";
import { color, containerUpToLaptop, duration, layer, media, space } from "../theme";
import { Button } from "../ui/Button";
import { IconButton } from "../ui/IconButton";
import { TextLink } from "../ui/links";
import { Wrap } from "../ui/layout";
import { HomeLink } from "./HomeLink";
import { MenuDrawer } from "./MenuDrawer";
import { NavBar } from "./NavBar";

/** Stays at the top; translucent once the page is scrolled (islands/header.ts). */
export function Header() {
  const phone = usePhone();
  return (
    <>
      <Bar>
        <Row>
          <HomeLink />
          <NavBar />
          <PhoneLink href={phone.callHref}>
            <Phone aria-hidden />
            {phone.text}
          </PhoneLink>
          <EstimateButton data-needs-script="" data-goes-to="quote-form">
            Get Free Estimate
          </EstimateButton>
          <MenuButton
            data-needs-script=""
            data-opens-menu=""
            aria-label="Open menu"
            aria-haspopup="dialog"
          >
            <Menu aria-hidden />
          </MenuButton>
        </Row>
      </Bar>
      <MenuDrawer />
    </>
  );
}

const Bar = styled.header`
  position: sticky;
  top: 0;
  container-type: inline-size;
  z-index: ${layer.header};
  background: ${color.paper};
  border-bottom: 1px solid transparent;
  transition:
    background ${duration.move},
    border-color ${duration.move};

  html[data-scrolled] & {
    background: ${color.paperGlass};
    border-color: ${color.line};
    backdrop-filter: blur(12px) brightness(2.5); /* the color of paper over evergreen, too */
  }

  ${media.print} {
    position: static;

    nav,
    button {
      display: none;
    }
  }
`;

const Row = styled(Wrap)`
  display: flex;
  align-items: center;
  flex-wrap: wrap; /* for large text: Firefox does not measure the container again when it is enlarged later */
  gap: 0 ${space.s3};
  min-height: ${space.header};

  ${media.upToWide} {
    column-gap: ${space.s2};
  }

  ${media.upToPhone} {
    flex-wrap: nowrap;
  }
`;

const PhoneLink = styled(TextLink)`
  white-space: nowrap;

  ${containerUpToLaptop} {
    margin-left: auto;
  }

  ${media.upToPhone} {
    display: none;
  }

  ${media.print} {
    display: inline-flex;
    margin-left: auto;
    color: ${color.ink};
    font-size: 1.75rem;
  }
`;

const EstimateButton = styled(Button)`
  ${containerUpToLaptop} {
    display: none;
  }
`;

const MenuButton = styled(IconButton)`
  display: none;
  margin-right: -12px;

  svg {
    width: 28px;
    height: 28px;
  }

  ${containerUpToLaptop} {
    display: grid;
  }

  ${media.upToPhone} {
    margin-left: auto;
  }
`;
