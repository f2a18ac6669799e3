import { keyframes, styled } from "styled-components";
import { color, duration, ease, media, shadow, space } from "../../theme";
import { MenuContent } from "./MenuContent";

/**
 * The menu of phones and tablets: slides in from the left, closes once an item is chosen (islands/menu.ts). The browser's
 * own dialog keeps the focus inside and returns it to where it was.
 */
export function MenuDrawer() {
  return (
    <Drawer aria-label="Menu" data-menu="">
      <MenuContent />
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
