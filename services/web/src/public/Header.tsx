import { ArrowRight, Menu, Phone, X } from "lucide-react";
import { keyframes, styled } from "styled-components";
import { usePhone } from "../site/shownBusiness";
import {
  color,
  containerUpToLaptop,
  containerUpToPhone,
  duration,
  ease,
  font,
  fontSize,
  layer,
  media,
  radius,
  shadow,
  space,
  tap,
} from "../theme";
import { Button, IconButton, LinkButton } from "../ui/Button";
import { Grid, Wrap } from "../ui/layout";
import { TextLink } from "../ui/TextLink";
import { HomeLink, navItems } from "./navigation";
import { mark, marked } from "../site/marks";

/** Stays at the top; translucent once the page is scrolled (islands/page.ts). */
export function Header({ isHome }: { isHome: boolean }) {
  const phone = usePhone();
  return (
    <>
      <Bar>
        <Items>
          <HomeLink isHere={isHome} />
          <NavBar />
          <PhoneLink href={phone.callHref}>
            <Phone />
            {phone.text}
          </PhoneLink>
          <EstimateButton {...mark("goes-to", "quote-form")}>Get Free Estimate</EstimateButton>
          <MenuButton {...mark("opens-menu")} aria-label="Open menu" aria-haspopup="dialog">
            <Menu />
          </MenuButton>
        </Items>
      </Bar>
      <MenuDrawer isHome={isHome} />
    </>
  );
}

function NavBar() {
  return (
    <Nav aria-label="Main">
      {navItems.map(({ anchor, label }) => (
        <NavButton key={anchor} type="button" {...mark("goes-to", anchor)}>
          {label}
        </NavButton>
      ))}
    </Nav>
  );
}

/**
 * The menu of phones and tablets: slides in from the left, closes once an item is chosen (islands/page.ts). The browser's
 * own dialog keeps the focus inside and returns it to where it was.
 */
function MenuDrawer({ isHome }: { isHome: boolean }) {
  const phone = usePhone();
  return (
    <Drawer aria-label="Menu" {...mark("menu")}>
      <template>
        <Top>
          <HomeLink isHere={isHome} />
          <CloseButton aria-label="Close menu">
            <X />
          </CloseButton>
        </Top>
        <nav aria-label="Menu">
          {navItems.map(({ anchor, label }) => (
            <Item key={anchor} type="button" {...mark("goes-to", anchor)}>
              {label}
              <ArrowRight />
            </Item>
          ))}
        </nav>
        <End $min="13rem" $gap="sm">
          <LinkButton href={phone.callHref} $variant="line" $size="large">
            <Phone />
            {phone.text}
          </LinkButton>
          <Button size="large" {...mark("goes-to", "quote-form")}>
            Get Free Estimate
          </Button>
        </End>
      </template>
    </Drawer>
  );
}

const slideIn = keyframes`
  from {
    transform: translateX(-100%);
  }
`;

const Drawer = styled.dialog`
  inset: 0 auto 0 0;
  flex-direction: column;
  width: min(336px, 86vw);
  height: auto;
  margin: 0;
  padding: ${space.s1} 20px calc(24px + env(safe-area-inset-bottom));
  overflow: auto;
  background: ${color.paper} var(--ridges) 30% 100% / auto 330px no-repeat local;
  box-shadow: ${shadow.floating};
  color: inherit;
  animation: ${slideIn} ${duration.move} ${ease};

  &[open] {
    display: flex;
  }

  &::backdrop {
    background: ${color.veil};
  }

  ${media.short} {
    width: min(560px, 86vw);
    background-image: none;

    nav {
      columns: 2;
    }
  }

  ${media.forcedColors} {
    border-right: 1px solid;
  }
`;

const Top = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: 64px;
  margin-bottom: ${space.s1};
`;

const CloseButton = styled(IconButton)`
  --icon: 26px;
  margin-right: -12px;
`;

const Item = styled.button`
  --icon: 20px;
  display: flex;
  align-items: center;
  justify-content: space-between;
  width: 100%;
  min-height: 60px;
  padding: 0 4px;
  border-bottom: 1px solid ${color.line};
  color: ${color.ink};
  font: 510 ${fontSize.h3} / 1 ${font.serif};
  text-align: left;

  svg {
    color: ${tap.base};
  }
`;

const End = styled(Grid)`
  margin-top: auto;
  padding-top: ${space.s4};
`;

const Nav = styled.nav`
  display: flex;
  gap: 4px;

  ${containerUpToLaptop} {
    display: none;
  }
`;

const NavButton = styled.button`
  min-height: 48px;
  padding: 0 clamp(9px, 5vw - 43px, 13px);
  border-radius: ${radius.small};
  color: ${color.ink};
  font-size: ${fontSize.label};
  font-weight: 600;
  text-decoration: underline 2px transparent;
  text-underline-offset: 8px;
  transition: text-decoration-color ${duration.color};

  ${media.hover} {
    &:hover {
      text-decoration-color: ${tap.base};
    }
  }
`;

const Bar = styled.header`
  position: sticky;
  top: 0;
  container-type: inline-size;
  z-index: ${layer.header};
  background: ${color.paper};
  border-bottom: 1px solid transparent;
  transition: ${duration.move};
  transition-property: background, border-color;

  html${marked("scrolled")} & {
    background: ${color.paperGlass};
    border-color: ${color.line};
  }

  ${media.tiny} {
    position: static;
  }
`;

const Items = styled(Wrap)`
  display: flex;
  align-items: center;
  flex-wrap: wrap; /* for large text: Firefox does not measure the container again when it is enlarged later */
  gap: 0 clamp(${space.s2}, 10vw - 88px, ${space.s3});
  min-height: ${space.header};

  > :first-child {
    flex: 1;
  }
`;

const PhoneLink = styled(TextLink)`
  white-space: nowrap;

  ${media.upToPhone} {
    display: none;
  }
`;

const EstimateButton = styled(Button)`
  ${containerUpToPhone} {
    display: none;
  }
`;

const MenuButton = styled(IconButton)`
  --icon: 28px;
  display: none;
  margin-right: -12px;

  ${containerUpToLaptop} {
    display: grid;
  }
`;
