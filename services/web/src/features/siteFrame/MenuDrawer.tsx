import * as Dialog from "radix-ui/dialog";
import { useRef } from "react";
import { keyframes, styled } from "styled-components";
import { useReturnFocus } from "../../focus/useReturnFocus";
import { scrollToAnchor } from "../../site/scrollToAnchor";
import { color, duration, ease, layer, media, shadow, space } from "../../theme";
import { Veil } from "../../ui/Veil";
import { MenuContent } from "./MenuContent";

type MenuDrawerProps = { isOpen: boolean; onClose: () => void };

/** The menu of phones and tablets: slides in from the left, closes once an item is chosen. */
export function MenuDrawer({ isOpen, onClose }: MenuDrawerProps) {
  const { rememberFocus, returnFocus } = useReturnFocus();
  const chosenAnchor = useRef<string>(null);

  const choose = (anchor: string) => {
    chosenAnchor.current = anchor;
    onClose();
  };
  const leave = (event: Event) => {
    returnFocus(event);
    if (chosenAnchor.current !== null) scrollToAnchor(chosenAnchor.current);
    chosenAnchor.current = null;
  };

  return (
    <Dialog.Root open={isOpen} onOpenChange={onClose}>
      <Dialog.Portal>
        <Veil data-locks-scroll="" />
        <Drawer
          aria-label="Menu"
          aria-describedby={undefined}
          onOpenAutoFocus={rememberFocus}
          onCloseAutoFocus={leave}
        >
          <MenuContent onChoose={choose} onClose={onClose} />
        </Drawer>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

const slideIn = keyframes`
  from {
    transform: translateX(-100%);
  }
`;

const Drawer = styled(Dialog.Content)`
  position: fixed;
  inset: 0 auto 0 0;
  z-index: ${layer.dialog};
  display: flex;
  flex-direction: column;
  width: min(336px, 86vw);
  padding: ${space.s1} 20px calc(24px + env(safe-area-inset-bottom));
  overflow: auto;
  background: ${color.paper} url("/images/ridges.svg") 30% 100% / auto 330px no-repeat local;
  box-shadow: ${shadow.floating};
  animation: ${slideIn} ${duration.move} ${ease};

  ${media.short} {
    width: min(560px, 86vw);
    background-image: none;

    nav {
      display: grid;
      grid-template-columns: 1fr 1fr;
      column-gap: ${space.s3};
    }
  }
`;
