import type { FormApi } from "final-form";
import type { ReactNode } from "react";
import { Form } from "react-final-form";
import { styled } from "styled-components";
import { space } from "../../theme";
import { Button } from "../../ui/Button";
import { RedrawFields, type Submit, toFieldErrors, trimTexts, useSubmit } from "../../form";
import { DeleteDialog, DiscardQuestion } from "./ConfirmDialog";
import { OtherItems } from "./contentFields";
import type { AddedItem, AdminKind, CrudActions, Row } from "./adminKind";
import { Dialog, DialogBody, DialogFoot, dialogInset } from "./Dialog";
import { NotSaved, useDiscardQuestion } from "./unsaved";
import { finishUploads } from "./photoUpload";

type EditedItem<Input extends { isActive: boolean }> =
  | { type: "add"; add: AddedItem<Input> }
  | { type: "edit"; item: Row<Input> };

export type OpenDialog<Input extends { isActive: boolean }> =
  | EditedItem<Input>
  | { type: "delete"; item: Row<Input> };

type DialogProps<Input extends { isActive: boolean }, Opened> = {
  kind: AdminKind<Input>;
  /** May arrive after the dialog has opened. */
  items: readonly Row<Input>[] | undefined;
  dialog: Opened;
  actions: CrudActions<Input>;
  onClose: () => void;
};

/** The open dialog of a kind. It has its own copy of the item, so that typed text survives if the list loses the item. */
export function CrudDialog<Input extends { isActive: boolean }>(
  props: DialogProps<Input, OpenDialog<Input>>,
) {
  const { kind, dialog, actions, onClose } = props;
  if (dialog.type !== "delete") return <EditDialog {...props} dialog={dialog} />;
  const { item } = dialog;
  return (
    <DeleteDialog
      name={kind.nameOf(item)}
      question={kind.wording.deleteQuestion}
      onDelete={() => actions.remove(item)}
      onClose={onClose}
    />
  );
}

/** Adds an item or changes one. If it could not be saved, it stays open with everything typed. */
function EditDialog<Input extends { isActive: boolean }>({
  kind: { check, renderFields, editTitle },
  items,
  dialog,
  actions,
  onClose,
}: DialogProps<Input, EditedItem<Input>>) {
  const isNew = dialog.type === "add";
  const id = isNew ? undefined : dialog.item.id;

  const handleSubmit = async (_values: Input, form: FormApi<Input>) => {
    const photoError = await finishUploads();
    if (photoError) return photoError;
    const input = trimTexts(form.getState().values);
    const errors = await (id === undefined ? actions.create(input) : actions.update(id, input));
    if (!errors) onClose();
    return errors;
  };

  return (
    <Form<Input>
      initialValues={isNew ? dialog.add.blank : inputOf(dialog.item)}
      keepDirtyOnReinitialize
      validate={(values) => toFieldErrors(check(trimTexts(values)))}
      onSubmit={handleSubmit}
      subscription={{ dirty: true, submitting: true }}
    >
      {({ handleSubmit: submit, dirty, submitting }) => (
        <RedrawFields>
          <EditForm
            title={isNew ? dialog.add.label : editTitle}
            saveText={isNew ? dialog.add.label : "Save Changes"}
            isDirty={dirty === true}
            isSaving={submitting === true}
            onSubmit={submit}
            onClose={onClose}
          >
            <RedrawFields>
              <OtherItems value={items?.filter((item) => item.id !== id)}>
                {renderFields(isNew)}
              </OtherItems>
            </RedrawFields>
          </EditForm>
        </RedrawFields>
      )}
    </Form>
  );
}

function inputOf<Input>(item: Row<Input>): Input {
  const input: Input & { id?: number } = { ...item };
  delete input.id;
  return input;
}

type EditFormProps = {
  title: string;
  saveText: string;
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
    <Dialog title={title} onClose={handleClose}>
      <form onSubmit={handleSubmit} noValidate>
        <DialogBody>{children}</DialogBody>
        <Failure>
          <NotSaved />
        </Failure>
        <DialogFoot>
          <Button variant="line" disabled={isSaving} onClick={handleClose}>
            Cancel
          </Button>
          <Button type="submit" busyText={isSaving ? "Saving..." : undefined}>
            {saveText}
          </Button>
        </DialogFoot>
      </form>
      <DiscardQuestion question={question} />
    </Dialog>
  );
}

const Failure = styled.div`
  padding-inline: ${dialogInset};

  > p {
    margin-top: ${space.s1};
  }
`;
