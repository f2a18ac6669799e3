import { Trash2 } from "lucide-react";
import { useState } from "react";
import { ConfirmDialog } from "../ui/ConfirmDialog";
import type { Wording } from "./createWording";

type DeleteDialogProps = {
  wording: Wording;
  onDelete: () => Promise<unknown>;
  onClose: () => void;
};

/** Closes whatever became of it: the toast tells, and the card is there or is not. */
export function DeleteDialog({ wording, onDelete, onClose }: DeleteDialogProps) {
  const [isPending, setIsPending] = useState(false);

  const handleConfirm = async () => {
    setIsPending(true);
    await onDelete();
    onClose();
  };

  return (
    <ConfirmDialog
      title={wording.deleteTitle}
      text={wording.deleteQuestion}
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
