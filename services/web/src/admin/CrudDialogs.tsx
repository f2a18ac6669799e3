import type { ContentKind, Row } from "./contentKind";
import { DeleteDialog } from "./DeleteDialog";
import { EditDialog } from "./EditDialog";
import type { CrudActions } from "./useCrudActions";

export type OpenDialog<Item> = { does: "add" } | { does: "edit" | "delete"; item: Item };

type CrudDialogsProps<Input extends { isActive: boolean }> = {
  kind: ContentKind<Input>;
  dialog: OpenDialog<Row<Input>> | undefined;
  actions: CrudActions<Input>;
  onClose: () => void;
};

/** Whichever dialog is open. It holds its own item: the list may lose it meanwhile, and nothing typed is lost. */
export function CrudDialogs<Input extends { isActive: boolean }>({
  kind: { wording, check, renderFields, editTitle, add },
  dialog,
  actions,
  onClose,
}: CrudDialogsProps<Input>) {
  if (!dialog) return null;
  if (dialog.does === "add") {
    return (
      add && (
        <EditDialog
          title={add.label}
          saveText={add.label}
          initial={add.blank}
          check={check}
          fields={renderFields(true)}
          onSave={actions.create}
          onClose={onClose}
        />
      )
    );
  }
  const { item } = dialog;
  if (dialog.does === "delete") {
    return (
      <DeleteDialog wording={wording} onDelete={() => actions.remove(item.id)} onClose={onClose} />
    );
  }
  return (
    <EditDialog
      title={editTitle}
      saveText="Save Changes"
      initial={inputOf(item)}
      check={check}
      fields={renderFields(false)}
      onSave={(input) => actions.update(item.id, input)}
      onClose={onClose}
    />
  );
}

function inputOf<Input>(item: Row<Input>): Input {
  const input: Input & { id?: number } = { ...item };
  delete input.id;
  return input;
}
