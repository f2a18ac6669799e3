import { type ReactNode, type SubmitEvent, useRef } from "react";
import { Button } from "../ui/Button";
import { ConfirmDialog } from "../ui/ConfirmDialog";
import { Dialog } from "../ui/Dialog";
import { DialogFoot } from "../ui/DialogSurface";
import { FieldGrid } from "./FieldGrid";
import { focusFirstWrong } from "./focusFirstWrong";
import { useDiscardQuestion } from "./useDiscardQuestion";

type EditFormProps = {
  title: string;
  saveText: string;
  fields: ReactNode;
  isDirty: boolean;
  isSaving: boolean;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => Promise<unknown> | undefined;
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
  const question = useDiscardQuestion(isDirty && !isSaving, onClose);
  const saveButton = useRef<HTMLButtonElement>(null);

  const handleSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    const form = event.currentTarget;
    const saved = onSubmit(event);
    focusFirstWrong(form);
    await saved;
    // Being disabled has cost the button its focus; in vain, if the dialog has closed.
    if (document.activeElement === document.body) saveButton.current?.focus();
  };

  return (
    <Dialog title={title} isOpen onClose={question.close}>
      <form onSubmit={(event) => void handleSubmit(event)} noValidate>
        <FieldGrid>{fields}</FieldGrid>
        <DialogFoot>
          <Button variant="line" onClick={question.close}>
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
