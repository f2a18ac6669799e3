import type { Check } from "@ridgeline/contract/createCheck";
import type { ReactNode } from "react";
import { Form } from "react-final-form";
import { toFieldErrors, trimTexts } from "../form/toFieldErrors";
import { EditForm } from "./EditForm";

type EditDialogProps<Input extends object> = {
  title: string;
  saveText: string;
  initial: Input;
  check: Check<Input>;
  /** Promises whether it was saved; where not, the dialog stays with all that was typed. */
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
