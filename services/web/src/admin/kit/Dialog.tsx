import { X } from "lucide-react";
import * as Radix from "radix-ui/dialog";
import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { createGlobalStyle, styled } from "styled-components";
import { color, font, layer, media, radius, shadow, space } from "../../theme";
import { ground } from "../../ui/ground";
import { IconButton } from "../../ui/Button";

type DialogProps = {
  title: string;
  /** Escape, the close button, or a press outside. */
  onClose: () => void;
  /** DialogBody and DialogFoot, or a form that holds them. */
  children: ReactNode;
};

/**
 * Open while it is rendered. Head and foot stay while the body scrolls. The focus starts in the first text field; on a touch
 * screen, where that would open the keyboard over half of the dialog, it starts on the title.
 */
export function Dialog({ title, onClose, children }: DialogProps) {
  const { rememberFocus, returnFocus } = useReturnFocus();

  const handleOpenAutoFocus = (event: Event) => {
    rememberFocus();
    if (!(event.target instanceof HTMLElement)) return;
    event.preventDefault();
    const start = isTouchScreen() ? undefined : firstTextField(event.target);
    (start ?? event.target.querySelector("h2"))?.focus();
  };

  return (
    <Radix.Root
      open
      onOpenChange={(isOpenNow) => {
        if (!isOpenNow) onClose();
      }}
    >
      <Radix.Portal>
        <Veil />
        <Radix.Content
          asChild
          aria-describedby={undefined}
          onOpenAutoFocus={handleOpenAutoFocus}
          onCloseAutoFocus={returnFocus}
        >
          <DialogSurface>
            <DialogHead>
              <Radix.Title asChild>
                <DialogTitle tabIndex={-1}>{title}</DialogTitle>
              </Radix.Title>
              <Radix.Close asChild>
                <IconButton aria-label="Close">
                  <X aria-hidden />
                </IconButton>
              </Radix.Close>
            </DialogHead>
            {children}
          </DialogSurface>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** For a Radix dialog that is opened by state: returns the focus to where it was. */
export function useReturnFocus() {
  const opener = useRef<HTMLElement>(null);
  return {
    rememberFocus: () => {
      opener.current =
        document.activeElement instanceof HTMLElement ? document.activeElement : null;
    },
    returnFocus: (event: Event) => {
      event.preventDefault();
      opener.current?.focus();
    },
  };
}

/** Whether focusing a text field opens a keyboard over half of the page. */
export function isTouchScreen(): boolean {
  return window.matchMedia("(pointer: coarse)").matches;
}

function firstTextField(dialog: HTMLElement): HTMLElement | undefined {
  const fields = dialog.querySelectorAll<HTMLElement>(
    "input:not([type=file], [type=radio]), textarea",
  );
  return [...fields].find((field) => !field.closest("details:not([open])"));
}

/**
 * Darkens the page behind a dialog and stops it from scrolling. Where the scrollbar takes room, the page keeps its width
 * without it by `--scrollbar`.
 */
export function Veil({ className }: { className?: string }) {
  const [scrollbar] = useState(measureScrollbar);
  useLayoutEffect(() => {
    if (scrollbar === 0) return undefined; // there is none, or the dialog below this one has hidden it
    const { style } = document.documentElement;
    style.setProperty("--scrollbar", `${scrollbar}px`);
    return () => {
      style.removeProperty("--scrollbar");
    };
  }, [scrollbar]);
  return (
    <>
      <ScrollLock />
      <Backdrop className={className} />
    </>
  );
}

const ScrollLock = createGlobalStyle`
  html {
    overflow: hidden;
  }

  body {
    padding-right: var(--scrollbar, 0);
  }
`;

/** While the veil is not on the page yet. */
function measureScrollbar(): number {
  return window.innerWidth - document.documentElement.clientWidth;
}

/** The surface of every dialog; on phones a sheet at the bottom. */
export const DialogSurface = styled.div`
  ${ground.paper}
  position: fixed;
  z-index: ${layer.dialog};
  left: 50%;
  top: 50%;
  transform: translate(-50%, -50%);
  display: flex;
  flex-direction: column;
  width: min(640px, calc(100vw - 48px));
  max-height: calc(100dvh - 48px);
  border-radius: ${radius.large};
  background: ${color.sheet};
  box-shadow: ${shadow.floating};

  > form {
    display: flex;
    flex-direction: column;
    min-height: 0;
  }

  ${media.upToPhone} {
    inset: auto 0 0;
    transform: none;
    width: auto;
    max-height: max(80dvh, 100dvh - 120px); /* a toast fits above it */
    border-radius: 20px 20px 0 0;
  }
`;

export const DialogHead = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding: 20px 20px 12px ${space.s4};

  ${media.upToPhone} {
    padding: ${space.s2} 12px ${space.s1} 20px;
  }
`;

export const DialogTitle = styled.h2`
  font-family: ${font.serif};
  font-size: 1.625rem;
  line-height: 1.3;
`;

export const DialogBody = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  padding: ${space.s1} ${space.s4} 28px;
  overflow: auto;
  overscroll-behavior: contain;

  ${media.upToPhone} {
    padding: 4px 20px 20px;
  }
`;

export const DialogFoot = styled.div`
  display: flex;
  justify-content: flex-end;
  gap: 12px;
  padding: ${space.s2} ${space.s4} 20px;
  border-top: 1px solid ${color.line};

  ${media.upToPhone} {
    display: grid;
    grid-template-columns: 1fr 1fr;
    padding: 12px 20px calc(20px + env(safe-area-inset-bottom));

    > * {
      padding-inline: 10px;
    }
  }
`;

const Backdrop = styled.div`
  position: fixed;
  inset: 0;
  z-index: ${layer.veil};
  background: ${color.veil};
  touch-action: none;
`;
