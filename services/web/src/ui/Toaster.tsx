import { CircleAlert, CircleCheck, X } from "lucide-react";
import * as Radix from "radix-ui/toast";
import { useEffect } from "react";
import { createPortal } from "react-dom";
import { css, keyframes, styled } from "styled-components";
import { color, duration, ease, fontSize, layer, media, radius, shadow, space } from "../theme";
import { buttonStyles, type ButtonStyles, IconButton } from "./Button";
import { ground } from "./ground";
import { type ShownToast, useShownToast, useToastDispatch, useTopToastHost } from "./ToastProvider";

const SHOWN_MS = 5000;
const SWIPE_THRESHOLD = 50;
const KEPT_AFTER_DISMISSAL_MS = 1_000_000;

/** The toasts' place and rules: 5 s, a swipe to the right, F8 (requirement 10.2). Used once in the app. */
export function Toaster() {
  const dispatch = useToastDispatch();
  const toast = useShownToast();
  const host = useTopToastHost();
  const dismissedId = toast?.isOpen === false ? toast.id : undefined;

  useEffect(() => {
    if (dismissedId === undefined) return undefined;
    const timer = setTimeout(() => dispatch({ type: "removed" }), KEPT_AFTER_DISMISSAL_MS);
    return () => clearTimeout(timer);
  }, [dispatch, dismissedId]);

  const area = (
    // A new key per toast: otherwise Radix would pause its timer because the previous one was closed under the pointer.
    <Radix.Provider
      key={toast?.id}
      duration={SHOWN_MS}
      swipeDirection="right"
      swipeThreshold={SWIPE_THRESHOLD}
    >
      {toast && <Toast {...toast} onClose={() => dispatch({ type: "dismissed" })} />}
      <Viewport hotkey={["F8"]} />
    </Radix.Provider>
  );
  return host ? createPortal(area, host) : area;
}

type ToastProps = Omit<ShownToast, "id"> & { onClose: () => void };

function Toast({ title, text, about, tone, isOpen, undo, onClose }: ToastProps) {
  const isBad = tone === "destructive";
  return (
    <Root
      $isBad={isBad}
      open={isOpen}
      onOpenChange={(isOpenNow) => {
        if (!isOpenNow) onClose();
      }}
    >
      {isBad ? <CircleAlert /> : <CircleCheck />}
      <div>
        <Title>{title}</Title>
        <Text>{text}</Text>
        {about !== undefined && <Text as="div">{about}</Text>}
      </div>
      {undo && (
        <Undo altText="F8 leads to Undo" onClick={undo}>
          Undo
        </Undo>
      )}
      <Radix.Close asChild>
        <IconButton aria-label="Close">
          <X />
        </IconButton>
      </Radix.Close>
    </Root>
  );
}

const arrive = keyframes`
  from {
    opacity: 0;
    transform: translateX(24px);
  }
`;

const bad = css`
  border-color: ${color.danger};
  border-left-color: ${color.dangerDeep};
  background: ${color.danger};

  &,
  > svg,
  ${IconButton} {
    color: ${color.onDanger};
  }

  ${media.hover} {
    ${IconButton}:hover {
      background: ${color.dangerDeep};
    }
  }
`;

const Root = styled(Radix.Root)<{ $isBad: boolean }>`
  ${ground.paper}
  display: grid;
  grid-template-columns: 24px minmax(0, 1fr) 48px;
  gap: 4px 14px;
  align-items: start;
  padding: ${space.s2} 4px 18px 20px;
  border: 1px solid ${color.line};
  border-left: 6px solid ${color.success};
  border-radius: ${radius.medium};
  background: ${color.sheet};
  box-shadow: ${shadow.floating};
  color: ${color.ink};
  animation: ${arrive} ${duration.move} ${ease};

  > svg {
    width: 24px;
    height: 24px;
    color: ${color.success};
  }

  ${IconButton} {
    grid-area: 1 / 3;
    margin-block: -12px;
  }

  ${({ $isBad }) => $isBad && bad}

  &[data-swipe="move"] {
    transform: translateX(var(--radix-toast-swipe-move-x));
  }

  &[data-swipe="cancel"] {
    transform: none;
    transition: transform ${duration.move} ${ease};
  }
`;

const Undo = styled(Radix.Action).attrs<ButtonStyles>({ $variant: "ghost" })`
  ${buttonStyles}
  grid-area: 2 / 2;
  justify-self: start;
  margin: 0 0 -10px -12px;
`;

const Title = styled(Radix.Title)`
  font-weight: 600;
  line-height: 1.4;
`;

const Text = styled(Radix.Description)`
  font-size: ${fontSize.small};
  line-height: 1.5;
  white-space: pre-line;
`;

const Viewport = styled(Radix.Viewport)`
  position: fixed;
  right: 24px;
  bottom: 24px;
  z-index: ${layer.toast};
  width: min(420px, calc(100vw - 32px));

  &:focus-visible {
    outline-offset: 6px;
  }

  ${media.upToPhone} {
    inset: var(--toast-inset, auto 16px calc(16px + env(safe-area-inset-bottom)));
    width: auto;

    /* above the sheet's close button */
    dialog & {
      inset: 8px 16px auto;
    }
  }

  ${media.print} {
    display: none;
  }
`;
