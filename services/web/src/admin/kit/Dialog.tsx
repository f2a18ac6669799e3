import X from "lucide-react/icons/x";
import * as Radix from "radix-ui/dialog";
import type { ReactNode } from "react";
import { DialogHead, DialogSurface, DialogTitle } from "./DialogSurface";
import { IconButton } from "../../ui/IconButton";
import { isTouchScreen } from "./isTouchScreen";
import { useReturnFocus } from "./useReturnFocus";
import { Veil } from "./Veil";

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

function firstTextField(dialog: HTMLElement): HTMLElement | undefined {
  const fields = dialog.querySelectorAll<HTMLElement>(
    "input:not([type=file], [type=radio]), textarea",
  );
  return [...fields].find((field) => !field.closest("details:not([open])"));
}
