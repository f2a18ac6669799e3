import type { AdminKind, Row } from "./adminKind";
import { DeleteDialog } from "./DeleteDialog";
import { EditDialog } from "./EditDialog";
import type { CrudActions } from "./useCrudActions";
import type { OpenDialog } from "./useOpenDialog";
import { withNextSortOrder } from "./withNextSortOrder";

type CrudDialogProps<Input extends { isActive: boolean }> = {
  kind: AdminKind<Input>;
  /** The list as far as it is there: it may arrive after the dialog was opened. */
  items: readonly Row<Input>[];
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
  if (dialog.does === "delete") {
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
  if (dialog.does === "edit") {
    const { item } = dialog;
    return (
      <EditDialog
        {...shared}
        id={item.id}
        title={editTitle}
        saveText="Save Changes"
        initial={inputOf(item)}
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
        initial={withNextSortOrder(add.blank, items)}
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
