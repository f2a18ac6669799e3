import { type ReactNode, useState } from "react";
import { Form } from "react-final-form";
import { styled } from "styled-components";
import { Button } from "../../ui/Button";
import { useToastDispatch } from "../../ui/ToastProvider";
import { type Submit, toFieldErrors, trimTexts, useSubmit } from "../../form";
import type { AddedItem, AdminKind } from "./adminKind";
import { Advice } from "./Advice";
import { DeleteDialog, DiscardQuestion } from "./ConfirmDialog";
import { OtherItems } from "./contentFields";
import type { Row } from "./crudHooks";
import { Dialog, DialogBody, DialogFoot } from "./Dialog";
import { forgetEdit, KeepTyped, type KeptEdit, recallEdit, useDiscardQuestion } from "./keptEdit";
import type { CrudActions } from "./useCrudActions";

/** Typed values that were restored, and what the owner should know about them. */
type Restored<Input> = { values: Input; notice: string };

/** A new item, or one of the list. */
type EditedItem<Input extends { isActive: boolean }> = {
  restored?: Restored<Input>;
} & ({ type: "add"; add: AddedItem<Input> } | { type: "edit"; item: Row<Input> });

type OpenDialog<Input extends { isActive: boolean }> =
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
    <Dialog title={title} onClose={handleClose}>
      <form onSubmit={handleSubmit} noValidate>
        <DialogBody>
          <Notice text={notice} />
          {children}
        </DialogBody>
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

/** The dialog of a kind's page. Once the list has loaded, it reopens with what was typed before a logout or a reload. */
export function useOpenDialog<Input extends { isActive: boolean }>(
  kind: AdminKind<Input>,
  items: readonly Row<Input>[] | undefined,
) {
  const dispatch = useToastDispatch();
  const [dialog, setDialog] = useState<OpenDialog<Input>>();
  const [kept, setKept] = useState(recallEdit);
  if (kept?.path === kind.path && items) {
    setKept(undefined);
    setDialog(restoreDialog(kept, kind, items));
  }
  return {
    dialog,
    open: (opened: OpenDialog<Input>) => {
      dispatch({ type: "dismissed" }); // a dialog would block its Undo
      setDialog(opened);
    },
    close: () => {
      forgetEdit();
      setDialog(undefined);
    },
  };
}

const RESTORED = "What you typed is back. It has not been saved yet.";

function restoreDialog<Input extends { isActive: boolean }>(
  { id, values }: KeptEdit,
  { wording, add, lossNotice }: AdminKind<Input>,
  items: readonly Row<Input>[],
): OpenDialog<Input> {
  const typed = values as Input; // the dialog of the same kind has kept them
  const item = items.find((row) => row.id === id);
  const isThere = item !== undefined || id === undefined;
  const notice = [isThere ? RESTORED : wording.deletedMeanwhile, lossNotice?.(values)]
    .join(" ")
    .trim();
  if (item) return { type: "edit", item, restored: { values: withFieldsOf(item, typed), notice } };
  if (add)
    return { type: "add", add, restored: { values: withFieldsOf(add.blank, typed), notice } };
  return { type: "edit", item: { ...typed, id: id ?? 0 }, restored: { values: typed, notice } };
}

/** Only those kept values that belong to the input: a dialog may keep more in its form. */
function withFieldsOf<Input extends object>(input: Input, kept: object): Input {
  const fields = Object.entries(input).filter(([field]) => field !== "id");
  const typed = new Map<string, unknown>(Object.entries(kept));
  return Object.fromEntries(
    fields.map(([field, value]: [string, unknown]) => [field, typed.get(field) ?? value]),
  ) as Input; // the same fields with values of the same types
}

const Notice = styled(Advice)`
  margin-bottom: 0;
`;
