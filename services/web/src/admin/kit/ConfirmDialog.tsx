import { Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import type { ApiFailure } from "../../api/callApi";
import { Button } from "../../ui/Button";
import { useBusy } from "./busy";
import { Dialog, DialogFoot } from "./Dialog";
import { shortenName } from "../lists/wording";

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
  const isBusy = busyText !== undefined;
  return (
    <Dialog title={title} question={text} onClose={isBusy ? () => {} : onCancel}>
      <DialogFoot>
        <Button variant="line" disabled={isBusy} onClick={onCancel}>
          {cancelText}
        </Button>
        <Button variant="dangerSolid" busyText={busyText} onClick={onConfirm}>
          {confirm}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}

type DeleteDialogProps = {
  name: string;
  question: string;
  onDelete: () => Promise<ApiFailure | undefined>;
  onClose: () => void;
};

/** Closes on success and failure, the toast says which; it stays if the session has ended, to be answered after the login. */
export function DeleteDialog({ name, question, onDelete, onClose }: DeleteDialogProps) {
  const [isPending, handleConfirm] = useBusy(async () => {
    const failure = await onDelete();
    if (failure?.status !== 401) onClose();
  });
  return (
    <ConfirmDialog
      title={`Delete ${shortenName(name)}?`}
      text={question}
      confirm={
        <>
          <Trash2 />
          Delete
        </>
      }
      busyText={isPending ? "Deleting..." : undefined}
      onConfirm={() => void handleConfirm()}
      onCancel={onClose}
    />
  );
}
