import Trash2 from "lucide-react/icons/trash";
import { useState } from "react";
import { ConfirmDialog } from "./ConfirmDialog";
import { shortenName } from "./wording";

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
