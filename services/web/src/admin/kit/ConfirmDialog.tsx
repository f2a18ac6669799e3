import * as Radix from "radix-ui/alert-dialog";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { layer, media, radius } from "../../theme";
import { Button } from "../../ui/Button";
import { DialogBody, DialogFoot, DialogHead, DialogSurface, DialogTitle } from "./DialogSurface";
import { useReturnFocus } from "./useReturnFocus";
import { Veil } from "./Veil";

type ConfirmDialogProps = {
  title: string;
  text: string;
  cancelText?: string;
  /** The danger button's text, and its text while busy; nothing closes the dialog meanwhile. */
  confirm: ReactNode;
  busyText?: string | undefined;
  onConfirm: () => void;
  onCancel: () => void;
};

/** Asks before something is lost; open while it is rendered. The focus starts on the safe button. */
export function ConfirmDialog({
  title,
  text,
  cancelText = "Cancel",
  confirm,
  busyText,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const { rememberFocus, returnFocus } = useReturnFocus();
  return (
    <Radix.Root
      open
      onOpenChange={(isOpenNow) => {
        if (!isOpenNow && busyText === undefined) onCancel();
      }}
    >
      <Radix.Portal>
        <TopVeil />
        <Radix.Content
          asChild
          aria-modal
          onOpenAutoFocus={rememberFocus}
          onCloseAutoFocus={returnFocus}
        >
          <Surface>
            <DialogHead>
              <Radix.Title asChild>
                <DialogTitle>{title}</DialogTitle>
              </Radix.Title>
            </DialogHead>
            <DialogBody>
              <Radix.Description>{text}</Radix.Description>
            </DialogBody>
            <DialogFoot>
              <Radix.Cancel asChild>
                <Button variant="line" disabled={busyText !== undefined}>
                  {cancelText}
                </Button>
              </Radix.Cancel>
              <Button variant="dangerSolid" busyText={busyText} onClick={onConfirm}>
                {confirm}
              </Button>
            </DialogFoot>
          </Surface>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/* On phones it floats above the edge of the screen. */
const Surface = styled(DialogSurface)`
  width: min(480px, calc(100vw - 32px));

  ${media.upToPhone} {
    inset: auto 16px 16px;
    width: auto;
    border-radius: ${radius.large};
  }
`;

/* It may be on top of another dialog. */
const TopVeil = styled(Veil)`
  z-index: ${layer.dialog};
`;
