import type { Check } from "@ridgeline/contract/createCheck";
import type { ReactNode } from "react";
import { Form } from "react-final-form";
import { toFieldErrors, trimTexts } from "../../form/useSubmit";
import { OtherItems } from "../kind/contentFields";
import type { AdminKind } from "../kind/adminKind";
import type { Row } from "../kind/crudHooks";
import { DeleteDialog } from "./DeleteDialog";
import { EditForm } from "./EditForm";
import { KeepTyped } from "./keptEdit";
import type { CrudActions, Outcome } from "../kind/useCrudActions";
import type { OpenDialog, Restored } from "./useOpenDialog";

type CrudDialogProps<Input extends { isActive: boolean }> = {
  kind: AdminKind<Input>;
  /** It may arrive after the dialog was opened. */
  items: readonly Row<Input>[] | undefined;
  dialog: OpenDialog<Input>;
  actions: CrudActions<Input>;
  onClose: () => void;
};

/** The open dialog of a kind. It has its own copy of the item, so that typed text survives if the list loses the item. */
export function CrudDialog<Input extends { isActive: boolean }>({
  kind: { path, wording, nameOf, check, renderFields, editTitle, add },
  items,
  dialog,
  actions,
  onClose,
}: CrudDialogProps<Input>) {
  if (dialog.type === "delete") {
    const { item } = dialog;
    return (
      <DeleteDialog
        name={nameOf(item)}
        question={wording.deleteQuestion}
        onDelete={() => actions.remove(item)}
        onClose={onClose}
      />
    );
  }
  const shared = { path, check, restored: dialog.restored, onClose };
  if (dialog.type === "edit") {
    const { item } = dialog;
    return (
      <EditDialog
        {...shared}
        id={item.id}
        title={editTitle}
        saveText="Save Changes"
        initial={inputOf(item)}
        others={items?.filter(({ id }) => id !== item.id)}
        fields={renderFields(false)}
        onSave={(input) => actions.update(item.id, input)}
      />
    );
  }
  return (
    add && (
      <EditDialog
        {...shared}
        title={add.label}
        saveText={add.label}
        initial={add.blank}
        others={items}
        fields={renderFields(true)}
        onSave={actions.create}
      />
    )
  );
}

function inputOf<Input>(item: Row<Input>): Input {
  const input: Input & { id?: number } = { ...item };
  delete input.id;
  return input;
}

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
  others: readonly object[] | undefined;
  fields: ReactNode;
};

/** Adds an item or changes one; open while it is rendered. */
function EditDialog<Input extends object>({
  path,
  id,
  initial,
  restored,
  check,
  onSave,
  onClose,
  others,
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
          <OtherItems value={others}>{fields}</OtherItems>
        </EditForm>
      )}
    </Form>
  );
}
