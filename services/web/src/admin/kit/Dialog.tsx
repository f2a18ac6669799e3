import { X } from "lucide-react";
import {
  type ReactNode,
  type RefObject,
  useDeferredValue,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
} from "react";
import { styled } from "styled-components";
import { color, duration, ease, font, media, radius, shadow, space } from "../../theme";
import { ground } from "../../ui/ground";
import { IconButton } from "../../ui/Button";
import { markDialogs } from "../../ui/markDialogs";
import { Row, Stack } from "../../ui/layout";
import { useToastHost } from "../../ui/ToastProvider";
import { navigationSpace, SpreadRow } from "./adminLayout";
import { focusHeading } from "./focus";

type DialogProps = {
  title: string;
  /** A question's text: the focus starts on its first button, and a press outside does not close it. */
  question?: string;
  /** On Escape, the close button, or a press outside; without it the user cannot close the dialog. */
  onClose?: () => void;
  children: ReactNode;
};

/** Open while it is rendered. Head and foot stay while the body scrolls. */
export function Dialog({ title, question, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const isQuestion = question !== undefined;
  const isOutside = useRef(false); // where a press began: a selection may end outside
  // A form takes longer to draw than a press may: first the sheet, then what is on it.
  const isFilled = useDeferredValue(true, isQuestion);
  useModal(dialog, isFilled);
  useEscape(dialog, onClose);
  useToastHost(dialog);

  return (
    <Surface
      ref={dialog}
      role={isQuestion ? "alertdialog" : undefined}
      // Otherwise a second Escape would close it without asking.
      closedby="none"
      tabIndex={-1}
      aria-labelledby={id}
      aria-describedby={isQuestion ? `${id}-question` : undefined}
      $isQuestion={isQuestion}
      onPointerDown={({ target, currentTarget }) => {
        isOutside.current = target === currentTarget;
      }}
      onClick={({ target, currentTarget }) => {
        if (isOutside.current && target === currentTarget && !isQuestion) onClose?.();
      }}
    >
      <TitleRow>
        <h2 id={id} tabIndex={-1}>
          {title}
        </h2>
        {onClose && !isQuestion && (
          <IconButton aria-label="Close" onClick={onClose}>
            <X />
          </IconButton>
        )}
      </TitleRow>
      {isQuestion && (
        <DialogBody>
          <p id={`${id}-question`}>{question}</p>
        </DialogBody>
      )}
      {isFilled ? children : <Unfilled />}
    </Surface>
  );
}

type DialogRef = RefObject<HTMLDialogElement | null>;

/** The focus goes to what is there, and again once the dialog is filled. */
function useModal(dialog: DialogRef, isFilled: boolean): void {
  useLayoutEffect(() => {
    const element = dialog.current;
    const opener = document.activeElement;
    if (!element) return undefined;
    markDialogs(true); // before it is open, so that the page's styles are computed once
    element.showModal();
    return () => {
      element.close();
      markDialogs();
      // The browser itself fails where two dialogs close at once, or the opener is gone.
      queueMicrotask(() => {
        if (document.activeElement === document.body && opener instanceof HTMLElement)
          opener.focus();
        if (document.activeElement === document.body) focusHeading();
      });
    };
  }, [dialog]);
  useLayoutEffect(() => {
    if (dialog.current) initialFocus(dialog.current)?.focus();
  }, [dialog, isFilled]);
}

/** Not React's onKeyDown, which misses keys pressed in a toast. */
function useEscape(dialog: DialogRef, onClose: (() => void) | undefined): void {
  useEffect(() => {
    const element = dialog.current;
    const handleKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.defaultPrevented) return; // a dialog on top of this one has taken it
      event.preventDefault();
      onClose?.();
    };
    element?.addEventListener("keydown", handleKey);
    return () => element?.removeEventListener("keydown", handleKey);
  }, [dialog, onClose]);
}

/** A question's first button; otherwise the first text field, or the title where a keyboard would cover half of the dialog. */
function initialFocus(dialog: HTMLDialogElement): HTMLElement | null | undefined {
  if (dialog.getAttribute("role") === "alertdialog") return dialog.querySelector("button");
  const fields = dialog.querySelectorAll<HTMLElement>(
    "input:not([type=file], [type=radio]), textarea",
  );
  const field = [...fields].find((each) => !each.closest("details:not([open])"));
  return (isTouchScreen() ? undefined : field) ?? dialog.querySelector("h2");
}

/** Whether focusing a text field opens a keyboard over half of the page. */
export function isTouchScreen(): boolean {
  return window.matchMedia("(pointer: coarse)").matches;
}

/* About as high as a form. */
const Unfilled = styled.div`
  height: 60vh;
`;

/** Between a dialog's edge and its content. */
const dialogInset = "clamp(20px, 4vw, 32px)";

/* On phones a sheet at the bottom; a question floats above the edge. The transparent edge is for forced colors. */
const Surface = styled.dialog<{ $isQuestion: boolean }>`
  ${ground.paper}
  display: flex;
  flex-direction: column;
  width: min(${({ $isQuestion }) => ($isQuestion ? "480px" : "640px")}, calc(100vw - 48px));
  max-height: calc(100dvh - 48px);
  margin: auto;
  padding: 0;
  border: 1px solid transparent;
  border-radius: ${radius.large};
  background: ${color.sheet};
  box-shadow: ${shadow.floating};
  color: inherit;
  transition: ${["opacity", "translate"].map((name) => `${name} ${duration.move} ${ease}`).join()};

  @starting-style {
    opacity: 0;
    translate: 0 12px;
  }

  &::backdrop {
    background: ${color.veil};
  }

  /* also the page's own rule for headings is about it */
  && h2 {
    font: 510 1.625rem/1.3 ${font.serif};
    letter-spacing: -0.01em;
  }

  ${media.upToPhone} {
    width: ${({ $isQuestion }) => ($isQuestion ? "calc(100% - 32px)" : "100%")};
    max-height: max(80dvh, 100dvh - 120px); /* a toast fits above it */
    margin: auto auto
      ${({ $isQuestion }) => ($isQuestion ? `calc(${navigationSpace.bottom} + 12px)` : 0)};
    border-radius: ${({ $isQuestion }) => ($isQuestion ? radius.large : "20px 20px 0 0")};
  }

  /* it scrolls as a whole, so that a field is seen with its label */
  ${media.tiny} {
    display: block;
    max-height: 100dvh;
    overflow: auto;
    overscroll-behavior: contain;
  }
`;

const TitleRow = styled(SpreadRow)`
  padding: ${space.s2} clamp(12px, 2vw, 20px) ${space.s1} ${dialogInset};
`;

export const DialogBody = styled(Stack).attrs({ $gap: "md" })`
  padding: ${space.s1} ${dialogInset} ${space.s3};
  overflow: auto;
  overscroll-behavior: contain;

  ${media.tiny} {
    overflow: visible;
  }
`;

export const DialogFoot = styled(Row)`
  justify-content: flex-end;
  gap: 12px;
  padding: ${space.s2} ${dialogInset} calc(${space.s2} + env(safe-area-inset-bottom));
  border-top: 1px solid ${color.line};

  > p {
    flex: 1 0 100%;
    margin: 0;
  }

  ${media.upToPhone} {
    > * {
      flex: 1 1 6rem;
      padding-inline: 10px;
    }
  }
`;
