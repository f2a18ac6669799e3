import type { Check } from "@ridgeline/contract/createCheck";
import { type ReactNode, useEffect } from "react";
import { Form, useFormState } from "react-final-form";
import { styled } from "styled-components";
import { toFieldErrors, trimTexts } from "../form/toFieldErrors";
import { type Submit, useSubmit } from "../form/useSubmit";
import { Button } from "../ui/Button";
import { ConfirmDialog } from "../ui/ConfirmDialog";
import { Dialog } from "../ui/Dialog";
import { DialogFoot } from "../ui/DialogSurface";
import { Advice } from "./Advice";
import { FieldGrid, Wide } from "./FieldGrid";
import { forgetEdit, keepEdit } from "./keptEdit";
import type { Outcome } from "./useCrudActions";
import type { Restored } from "./useOpenDialog";
import { useDiscardQuestion } from "./useDiscardQuestion";

type EditDialogProps<Input extends object> = {
  /** The kind's path, and the item's id unless it is a new one. */
  path: string;
  id?: number;
  title: string;
  saveText: string;
  initial: Input;
  /** Takes the place of `initial`, as something that has been typed. */
  restored: Restored<Input> | undefined;
  check: Check<Input>;
  /** If it could not be saved, the dialog stays open with everything typed. */
  onSave: (input: Input) => Promise<Outcome>;
  onClose: () => void;
  fields: ReactNode;
};

/** Adds an item or changes one; open while it is rendered. */
export function EditDialog<Input extends object>({
  path,
  id,
  initial,
  restored,
  check,
  onSave,
  onClose,
  fields,
  ...form
}: EditDialogProps<Input>) {
  const handleSubmit = async (values: Input) => {
    const { isDone, errors } = await onSave(trimTexts(values));
    if (isDone) onClose();
    return errors;
  };

  return (
    <Form<Input>
      initialValues={restored?.values ?? initial}
      keepDirtyOnReinitialize
      validate={(values) => toFieldErrors(check(trimTexts(values)))}
      onSubmit={handleSubmit}
      subscription={{ dirty: true, submitting: true }}
    >
      {({ handleSubmit: submit, dirty, submitting }) => (
        <EditForm
          {...form}
          notice={restored?.notice}
          isDirty={dirty === true || restored !== undefined}
          isSaving={submitting === true}
          onSubmit={submit}
          onClose={onClose}
        >
          <KeepTyped path={path} id={id} isRestored={restored !== undefined} />
          {fields}
        </EditForm>
      )}
    </Form>
  );
}

type KeepTypedProps = { path: string; id: number | undefined; isRestored: boolean };

/** Keeps what is typed for the time after a logout or a reload. */
function KeepTyped({ path, id, isRestored }: KeepTypedProps) {
  const { values, dirty } = useFormState<object>({ subscription: { values: true, dirty: true } });
  const isTyped = dirty === true || isRestored;
  useEffect(() => {
    if (isTyped) keepEdit({ path, id, values });
    else forgetEdit();
  }, [path, id, values, isTyped]);
  return null;
}

type EditFormProps = {
  title: string;
  saveText: string;
  notice: string | undefined;
  isDirty: boolean;
  isSaving: boolean;
  onSubmit: Submit;
  onClose: () => void;
  children: ReactNode;
};

/** The fields, Cancel and save, and the question before anything typed is lost. */
function EditForm({
  title,
  saveText,
  notice,
  isDirty,
  isSaving,
  onSubmit,
  onClose,
  children,
}: EditFormProps) {
  const question = useDiscardQuestion(isDirty, onClose);
  // If the dialog closed while saving, a failed save would lose what was typed.
  const handleClose = isSaving ? () => {} : question.close;

  const handleSubmit = useSubmit(onSubmit);

  return (
    <Dialog title={title} isOpen onClose={handleClose}>
      <form onSubmit={handleSubmit} noValidate>
        <FieldGrid>
          {notice !== undefined && (
            <Wide>
              <Notice text={notice} />
            </Wide>
          )}
          {children}
        </FieldGrid>
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
          onConfirm={() => {
            forgetEdit(); // the page may be left without closing the dialog
            question.discard();
          }}
          onCancel={question.keep}
        />
      )}
    </Dialog>
  );
}

const Notice = styled(Advice)`
  margin-bottom: 0;
`;
