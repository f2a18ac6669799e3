import { useState } from "react";
import type { AddedItem, AdminKind } from "./adminKind";
import { useToastDispatch } from "../../ui/ToastProvider";
import type { Row } from "./crudHooks";
import { forgetEdit, type KeptEdit, recallEdit } from "./keptEdit";

/** Typed values that were restored, and what the owner should know about them. */
type Restored<Input> = { values: Input; notice: string };

/** A new item, or one of the list. */
export type EditedItem<Input extends { isActive: boolean }> = {
  restored?: Restored<Input>;
} & ({ type: "add"; add: AddedItem<Input> } | { type: "edit"; item: Row<Input> });

export type OpenDialog<Input extends { isActive: boolean }> =
  | EditedItem<Input>
  | { type: "delete"; item: Row<Input> };

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
