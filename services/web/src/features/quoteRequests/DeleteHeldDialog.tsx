import type { QuoteRequest } from "@ridgeline/contract/quoteRequest";
import Trash2 from "lucide-react/icons/trash";
import { useState } from "react";
import { ConfirmDialog } from "../../ui/ConfirmDialog";

type DeleteHeldDialogProps = {
  request: QuoteRequest;
  onDelete: () => Promise<void>;
  onClose: () => void;
};

/** Closes on success and failure; the toast says which. */
export function DeleteHeldDialog({ request, onDelete, onClose }: DeleteHeldDialogProps) {
  const [isPending, setIsPending] = useState(false);

  const handleConfirm = async () => {
    setIsPending(true);
    await onDelete();
    onClose();
  };

  return (
    <ConfirmDialog
      title={`Delete the request of ${request.fullName}?`}
      text="It is deleted for good, with everything that was sent. This action cannot be undone."
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
