import Trash2 from "lucide-react/icons/trash";
import { useState } from "react";
import { ConfirmDialog } from "../ui/ConfirmDialog";
import type { Wording } from "./createWording";

type DeleteDialogProps = {
  wording: Wording;
  onDelete: () => Promise<unknown>;
  onClose: () => void;
};

/** Closes on success and failure; the toast says which. */
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
