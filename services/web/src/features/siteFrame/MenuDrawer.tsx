import ArrowRight from "lucide-react/icons/arrow-right";
import Phone from "lucide-react/icons/phone";
import X from "lucide-react/icons/x";
import * as Dialog from "radix-ui/dialog";
import { useRef } from "react";
import { keyframes, styled } from "styled-components";
import { phone } from "../../site/site";
import { color, duration, ease, font, layer, shadow, space, tap } from "../../theme";
import { Button, LinkButton } from "../../ui/Button";
import { IconButton } from "../../ui/IconButton";
import { scrollToAnchor } from "../../site/scrollToAnchor";
import { useReturnFocus } from "../../focus/useReturnFocus";
import { Veil } from "../../ui/Veil";
import { HomeLink } from "./HomeLink";
import { navItems } from "./navItems";

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

type MenuContentProps = { onChoose: (anchor: string) => void; onClose: () => void };

function MenuContent({ onChoose, onClose }: MenuContentProps) {
  return (
    <>
      <Top>
        <HomeLink onStay={onClose} />
        <Dialog.Close asChild>
          <CloseButton aria-label="Close menu">
            <X aria-hidden />
          </CloseButton>
        </Dialog.Close>
      </Top>
      <nav aria-label="Menu">
        {navItems.map(({ anchor, label }) => (
          <Item
            key={anchor}
            type="button"
            onClick={() => {
              onChoose(anchor);
            }}
          >
            {label}
            <ArrowRight aria-hidden />
          </Item>
        ))}
      </nav>
      <End>
        <LinkButton href={phone.callHref} $variant="line" $size="large" onClick={onClose}>
          <Phone aria-hidden />
          {phone.text}
        </LinkButton>
        <Button
          size="large"
          onClick={() => {
            onChoose("quote-form");
          }}
        >
          Get Free Estimate
        </Button>
      </End>
    </>
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
  background: ${color.paper} url("/images/ridges.svg") 30% 100% / auto 330px no-repeat;
  box-shadow: ${shadow.floating};
  animation: ${slideIn} ${duration.move} ${ease};
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
  font: 540 1.4375rem/1 ${font.serif};
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
`;
