import type { Check } from "@ridgeline/contract/createCheck";
import type { ReactNode } from "react";
import { Form } from "react-final-form";
import { toFieldErrors, trimTexts } from "../form/toFieldErrors";
import { type Submit, useSubmit } from "../form/useSubmit";
import { Button } from "../ui/Button";
import { ConfirmDialog } from "../ui/ConfirmDialog";
import { Dialog } from "../ui/Dialog";
import { DialogFoot } from "../ui/DialogSurface";
import { FieldGrid } from "./FieldGrid";
import { useDiscardQuestion } from "./useDiscardQuestion";

type EditDialogProps<Input extends object> = {
  title: string;
  saveText: string;
  initial: Input;
  check: Check<Input>;
  /** Resolves to whether it was saved; if not, the dialog stays open with everything typed. */
  onSave: (input: Input) => Promise<boolean>;
  onClose: () => void;
  fields: ReactNode;
};

/** Adds an item or changes one; open while it is rendered. */
export function EditDialog<Input extends object>({
  initial,
  check,
  onSave,
  onClose,
  ...form
}: EditDialogProps<Input>) {
  const handleSubmit = async (values: Input) => {
    if (await onSave(trimTexts(values))) onClose();
  };

  return (
    <Form<Input>
      initialValues={initial}
      validate={(values) => toFieldErrors(check(trimTexts(values)))}
      onSubmit={handleSubmit}
      subscription={{ dirty: true, submitting: true }}
    >
      {({ handleSubmit: submit, dirty, submitting }) => (
        <EditForm
          {...form}
          isDirty={dirty === true}
          isSaving={submitting === true}
          onSubmit={submit}
          onClose={onClose}
        />
      )}
    </Form>
  );
}

type EditFormProps = {
  title: string;
  saveText: string;
  fields: ReactNode;
  isDirty: boolean;
  isSaving: boolean;
  onSubmit: Submit;
  onClose: () => void;
};

/** The fields, Cancel and save, and the question before anything typed is lost. */
function EditForm({
  title,
  saveText,
  fields,
  isDirty,
  isSaving,
  onSubmit,
  onClose,
}: EditFormProps) {
  const question = useDiscardQuestion(isDirty, onClose);
  // If the dialog closed while saving, a failed save would lose what was typed.
  const handleClose = isSaving ? () => {} : question.close;

  const handleSubmit = useSubmit(onSubmit);

  return (
    <Dialog title={title} isOpen onClose={handleClose}>
      <form onSubmit={handleSubmit} noValidate>
        <FieldGrid>{fields}</FieldGrid>
        <DialogFoot>
          <Button variant="line" disabled={isSaving} onClick={handleClose}>
            Cancel
          </Button>
          <Button type="submit" busyText={isSaving ? "Saving..." : undefined}>
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
