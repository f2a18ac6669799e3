import { Trash2 } from "lucide-react";
import * as Radix from "radix-ui/alert-dialog";
import { type ReactNode, useState } from "react";
import { styled } from "styled-components";
import { layer, media, radius } from "../../theme";
import { Button } from "../../ui/Button";
import { shortenName } from "./wording";
import {
  DialogBody,
  DialogFoot,
  DialogHead,
  DialogSurface,
  DialogTitle,
  useReturnFocus,
  Veil,
} from "./Dialog";
import { forgetEdit, type useDiscardQuestion } from "./keptEdit";

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

type DeleteDialogProps = {
  /** What people call the item. */
  name: string;
  question: string;
  onDelete: () => Promise<unknown>;
  onClose: () => void;
};

/** Closes on success and failure; the toast says which. */
export function DeleteDialog({ name, question, onDelete, onClose }: DeleteDialogProps) {
  const [isPending, setIsPending] = useState(false);

  const handleConfirm = async () => {
    setIsPending(true);
    await onDelete();
    onClose();
  };

  return (
    <ConfirmDialog
      title={`Delete ${shortenName(name)}?`}
      text={question}
      confirm={
        <>
          <Trash2 aria-hidden />
          Delete
        </>
      }
      busyText={isPending ? "Deleting..." : undefined}
      onConfirm={() => void handleConfirm()}
      onCancel={onClose}
    />
  );
}

/** Asks before typed text is discarded; renders nothing until then. */
export function DiscardQuestion({ question }: { question: ReturnType<typeof useDiscardQuestion> }) {
  if (!question.isAsked) return null;
  return (
    <ConfirmDialog
      title="Discard changes?"
      text="What you have typed has not been saved."
      cancelText="Keep Editing"
      confirm="Discard"
      onConfirm={() => {
        forgetEdit(); // the page may be left without closing the dialog
        question.discard();
      }}
      onCancel={question.keep}
    />
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
