import { type ReactNode, useRef } from "react";
import { Button } from "../ui/Button";
import { ConfirmDialog } from "../ui/ConfirmDialog";
import { Dialog } from "../ui/Dialog";
import { DialogFoot } from "../ui/DialogSurface";
import { useFocusAgain } from "../ui/useFocusAgain";
import { FieldGrid } from "./FieldGrid";
import { type Submit, useSubmit } from "../form/useSubmit";
import { useDiscardQuestion } from "./useDiscardQuestion";

type EditFormProps = {
  title: string;
  saveText: string;
  fields: ReactNode;
  isDirty: boolean;
  isSaving: boolean;
  onSubmit: Submit;
  onClose: () => void;
};

/** EditDialog's face: the fields, Cancel and save, and the question before anything typed is lost. */
export function EditForm({
  title,
  saveText,
  fields,
  isDirty,
  isSaving,
  onSubmit,
  onClose,
}: EditFormProps) {
  const question = useDiscardQuestion(isDirty, onClose);
  // A dialog that went away while it saves could not give back what was typed if the save failed.
  const handleClose = isSaving ? doNothing : question.close;

  const saveButton = useRef<HTMLButtonElement>(null);
  useFocusAgain(saveButton, isSaving);

  const handleSubmit = useSubmit(onSubmit);

  return (
    <Dialog title={title} isOpen onClose={handleClose}>
      <form onSubmit={handleSubmit} noValidate>
        <FieldGrid>{fields}</FieldGrid>
        <DialogFoot>
          <Button variant="line" disabled={isSaving} onClick={handleClose}>
            Cancel
          </Button>
          <Button ref={saveButton} type="submit" busyText={isSaving ? "Saving..." : undefined}>
            {saveText}
          </Button>
        </DialogFoot>
      </form>
      {question.isAsked && (
        <ConfirmDialog
          title="Discard changes?"
          text="What you have typed has not been saved."
          cancelText="Keep Editing"
          confirm="Discard"
          onConfirm={question.discard}
          onCancel={question.keep}
        />
      )}
    </Dialog>
  );
}

function doNothing(): void {}
