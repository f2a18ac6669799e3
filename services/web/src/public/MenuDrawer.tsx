import ArrowRight from "lucide-react/icons/arrow-right";
import Phone from "lucide-react/icons/phone";
import X from "lucide-react/icons/x";
import { keyframes, styled } from "styled-components";
import { usePhone } from "../site/business";
import { color, duration, ease, font, media, shadow, space, tap } from "../theme";
import { Button, LinkButton } from "../ui/Button";
import { IconButton } from "../ui/IconButton";
import { HomeLink } from "./HomeLink";
import { navItems } from "./navItems";

/**
 * The menu of phones and tablets: slides in from the left, closes once an item is chosen (islands/menu.ts). The browser's
 * own dialog keeps the focus inside and returns it to where it was.
 */
export function MenuDrawer() {
  const phone = usePhone();
  return (
    <Drawer aria-label="Menu" data-menu="">
      <Top>
        <HomeLink />
        <CloseButton aria-label="Close menu" data-closes-menu="">
          <X aria-hidden />
        </CloseButton>
      </Top>
      <nav aria-label="Menu">
        {navItems.map(({ anchor, label }) => (
          <Item key={anchor} type="button" data-goes-to={anchor}>
            {label}
            <ArrowRight aria-hidden />
          </Item>
        ))}
      </nav>
      <End>
        <LinkButton href={phone.callHref} $variant="line" $size="large" data-closes-menu="">
          <Phone aria-hidden />
          {phone.text}
        </LinkButton>
        <Button size="large" data-goes-to="quote-form">
          Get Free Estimate
        </Button>
      </End>
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
  max-height: none;
  margin: 0;
  border: 0;
  padding: ${space.s1} 20px calc(24px + env(safe-area-inset-bottom));
  overflow: auto;
  background: ${color.paper} url("/images/ridges.svg") 30% 100% / auto 330px no-repeat local;
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
      display: grid;
      grid-template-columns: 1fr 1fr;
      column-gap: ${space.s3};
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
  margin-right: -12px;

  svg {
    width: 26px;
    height: 26px;
  }
`;

const Item = styled.button`
  display: flex;
  align-items: center;
  justify-content: space-between;
  width: 100%;
  min-height: 60px;
  padding: 0 4px;
  border: 0;
  border-bottom: 1px solid ${color.line};
  background: none;
  color: ${color.ink};
  font: 560 1.4375rem/1 ${font.serif};
  text-align: left;
  cursor: pointer;

  svg {
    width: 20px;
    height: 20px;
    color: ${tap.base};
  }
`;

const End = styled.div`
  display: grid;
  gap: 12px;
  margin-top: auto;
  padding-top: ${space.s4};

  ${media.short} {
    grid-template-columns: 1fr 1fr;
  }
`;
