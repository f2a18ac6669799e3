import { trimText } from "@ridgeline/contract/cleanText";
import type { FormApi } from "final-form";
import { createContext } from "react";
import { useFormState } from "react-final-form";
import { RedrawFields, toFieldErrors, trimTexts } from "../../form";
import { Button } from "../../ui/Button";
import { type AddedItem, type AdminKind, type Stored, useCrudActions } from "./adminKind";
import { DeleteDialog } from "../kit/ConfirmDialog";
import { Dialog, DialogBody, DialogFoot } from "../kit/Dialog";
import { OwnerForm, SendButton } from "../forms/OwnerForm";
import { NotSaved, useDiscardQuestion } from "../forms/unsaved";

/** The list without the item in the dialog; undefined until it has loaded. */
export const OtherItems = createContext<readonly object[] | undefined>(undefined);

type EditedItem<Input extends { isActive: boolean }> =
  | { type: "add"; add: AddedItem<Input> }
  | { type: "edit"; item: Stored<Input> };

export type OpenDialog<Input extends { isActive: boolean }> =
  | EditedItem<Input>
  | { type: "delete"; item: Stored<Input> };

type DialogProps<Input extends { isActive: boolean }, Opened> = {
  kind: AdminKind<Input>;
  dialog: Opened;
  onClose: () => void;
};

/** The open dialog of a kind. It has its own copy of the item, so that typed text survives if the list loses the item. */
export function CrudDialog<Input extends { isActive: boolean }>(
  props: DialogProps<Input, OpenDialog<Input>>,
) {
  const { kind, dialog, onClose } = props;
  const { remove } = useCrudActions(kind);
  if (dialog.type !== "delete") return <EditDialog {...props} dialog={dialog} />;
  const { item } = dialog;
  return (
    <DeleteDialog
      name={kind.nameOf(item)}
      question={kind.wording.deleteQuestion}
      onDelete={() => remove(item)}
      onClose={onClose}
    />
  );
}

type EditProps<Input extends { isActive: boolean }> = DialogProps<Input, EditedItem<Input>>;

/** Adds an item or changes one. If it could not be saved, it stays open with everything typed. */
function EditDialog<Input extends { isActive: boolean }>(props: EditProps<Input>) {
  const { kind, dialog, onClose } = props;
  const { create, update } = useCrudActions(kind);
  const add = dialog.type === "add" ? dialog.add : undefined;

  const handleSave = async (values: Input, form: FormApi<Input>) => {
    const all = toItems(add?.linesOf, trimTexts(values));
    for (const [index, each] of all.entries()) {
      const errors =
        dialog.type === "add" ? await create(each) : await update(dialog.item.id, each);
      if (errors) {
        keepFrom(add?.linesOf, form, all.slice(index));
        return errors;
      }
    }
    onClose();
    return undefined;
  };

  return (
    <OwnerForm<Input>
      initialValues={dialog.type === "add" ? dialog.add.blank : inputOf(dialog.item)}
      keepDirtyOnReinitialize
      validate={(values) =>
        toItems(add?.linesOf, trimTexts(values))
          .map((each) => toFieldErrors(kind.check(each)))
          .find((errors) => Object.keys(errors).length > 0) ?? {}
      }
      onSave={handleSave}
    >
      <FormDialog {...props} />
    </OwnerForm>
  );
}

type LinesOf<Input> = AddedItem<Input>["linesOf"];

/** What is saved: of what can be added several at once, an item for each line. */
function toItems<Input extends object>(field: LinesOf<Input>, input: Input) {
  const lines = field === undefined ? [] : String(input[field]).split("\n").map(trimText);
  const written = lines.filter((line) => line !== "");
  return written.length < 2 ? [input] : written.map((line) => ({ ...input, [field ?? ""]: line }));
}

/** After a failure the lines that are saved are gone. */
function keepFrom<Input>(
  field: LinesOf<Input>,
  form: FormApi<Input>,
  left: readonly Input[],
): void {
  if (field === undefined) return;
  const lines = left.map((each) => each[field]).join("\n");
  form.change(field, lines as Input[typeof field]); // a text field
}

function inputOf<Input>(item: Stored<Input>): Input {
  const input: Input & { id?: number } = { ...item };
  delete input.id;
  return input;
}

/** The fields, Cancel and save, and the question before anything typed is lost. */
function FormDialog<Input extends { isActive: boolean }>(props: EditProps<Input>) {
  const { kind, dialog, onClose } = props;
  const { data: items } = kind.useList(); // may arrive after the dialog has opened
  const { dirty = false, submitting = false } = useFormState({ subscription });
  const [question, askToClose] = useDiscardQuestion(dirty, onClose);
  // If the dialog closed while saving, a failed save would lose what was typed.
  const handleClose = submitting ? () => {} : askToClose;
  const isNew = dialog.type === "add";
  const others = isNew ? items : items?.filter((item) => item.id !== dialog.item.id);
  const addLabel = `Add ${kind.noun}`;

  return (
    <Dialog title={isNew ? addLabel : `Edit ${kind.noun}`} onClose={handleClose}>
      <DialogBody>
        <RedrawFields>
          <OtherItems value={others}>{kind.renderFields(isNew)}</OtherItems>
        </RedrawFields>
      </DialogBody>
      <DialogFoot>
        <NotSaved />
        <Button variant="line" disabled={submitting} onClick={handleClose}>
          Cancel
        </Button>
        <SendButton busyText="Saving...">{isNew ? addLabel : "Save Changes"}</SendButton>
      </DialogFoot>
      {question}
    </Dialog>
  );
}

const subscription = { dirty: true, submitting: true };
