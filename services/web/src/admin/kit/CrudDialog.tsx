import { Form } from "react-final-form";
import { toFieldErrors, trimTexts } from "../../useSubmit";
import { OtherItems } from "./contentFields";
import type { AdminKind } from "./adminKind";
import type { Row } from "./crudHooks";
import { DeleteDialog } from "./DeleteDialog";
import { EditForm } from "./EditForm";
import { KeepTyped } from "./keptEdit";
import type { CrudActions } from "./useCrudActions";
import type { EditedItem, OpenDialog } from "./useOpenDialog";

type DialogProps<Input extends { isActive: boolean }, Dialog> = {
  kind: AdminKind<Input>;
  /** May arrive after the dialog has opened. */
  items: readonly Row<Input>[] | undefined;
  dialog: Dialog;
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

/** Adds an item or changes one; open while it is rendered. */
function EditDialog<Input extends { isActive: boolean }>({
  kind: { path, check, renderFields, editTitle },
  items,
  dialog,
  actions,
  onClose,
}: DialogProps<Input, EditedItem<Input>>) {
  const { restored } = dialog;
  const isNew = dialog.type === "add";
  const id = isNew ? undefined : dialog.item.id;

  /** If it could not be saved, the dialog stays open with everything typed. */
  const handleSubmit = async (values: Input) => {
    const input = trimTexts(values);
    const save = id === undefined ? actions.create(input) : actions.update(id, input);
    const { isDone, errors } = await save;
    if (isDone) onClose();
    return errors;
  };

  return (
    <Form<Input>
      // Restored values count as typed.
      initialValues={restored?.values ?? (isNew ? dialog.add.blank : inputOf(dialog.item))}
      keepDirtyOnReinitialize
      validate={(values) => toFieldErrors(check(trimTexts(values)))}
      onSubmit={handleSubmit}
      subscription={{ dirty: true, submitting: true }}
    >
      {({ handleSubmit: submit, dirty, submitting }) => (
        <EditForm
          title={isNew ? dialog.add.label : editTitle}
          saveText={isNew ? dialog.add.label : "Save Changes"}
          notice={restored?.notice}
          isDirty={dirty === true || restored !== undefined}
          isSaving={submitting === true}
          onSubmit={submit}
          onClose={onClose}
        >
          <KeepTyped path={path} id={id} isRestored={restored !== undefined} />
          <OtherItems value={items?.filter((item) => item.id !== id)}>
            {renderFields(isNew)}
          </OtherItems>
        </EditForm>
      )}
    </Form>
  );
}

function inputOf<Input>(item: Row<Input>): Input {
  const input: Input & { id?: number } = { ...item };
  delete input.id;
  return input;
}
