import { useEffect, useState } from "react";
import { useFormState } from "react-final-form";
import { useBeforeUnload, useBlocker } from "react-router-dom";
import { session } from "../../site/storage";

/** What the owner has typed into a dialog and not saved: the kind's path, the item's id (none for a new item), the values. */
export type KeptEdit = { path: string; id?: number | undefined; values: object };

const KEPT_AS = "kept_edit";

// If the browser refuses storage, it lasts as long as the page.
let editOfThisPage: KeptEdit | undefined;

/** Keeps it until it is saved or discarded, so that it survives the end of the session and a reload (decision 022). */
export function keepEdit(edit: KeptEdit): void {
  if (!session.keep(KEPT_AS, JSON.stringify(edit))) editOfThisPage = edit;
}

export function recallEdit(): KeptEdit | undefined {
  return editOfThisPage ?? session.recallJson(KEPT_AS, isKeptEdit);
}

export function forgetEdit(): void {
  editOfThisPage = undefined;
  session.forget(KEPT_AS);
}

function isKeptEdit(edit: unknown): edit is KeptEdit {
  if (typeof edit !== "object" || edit === null || !("path" in edit && "values" in edit))
    return false;
  return typeof edit.path === "string" && typeof edit.values === "object" && edit.values !== null;
}

type KeepTypedProps = { path: string; id: number | undefined; isRestored: boolean };

/** Keeps what is typed, so that it can be restored after a logout or a reload. */
export function KeepTyped({ path, id, isRestored }: KeepTypedProps) {
  const { values, dirty } = useFormState<object>({ subscription: { values: true, dirty: true } });
  const isTyped = dirty === true || isRestored;
  useEffect(() => {
    if (isTyped) keepEdit({ path, id, values });
    else forgetEdit();
  }, [path, id, values, isTyped]);
  return null;
}

/** The state of a navigation that leaves an open dialog without a question: its text is kept and restored with its page. */
export const keepingEdit = { isEditKept: true } as const;

/**
 * Asks before typed text is lost: on closing the dialog, on the browser's back button, and on closing the tab (with the
 * browser's own question). A navigation that keeps it needs no question.
 */
export function useDiscardQuestion(isDirty: boolean, onClose: () => void) {
  const [isClosing, setIsClosing] = useState(false);
  const blocker = useBlocker(({ nextLocation }) => isDirty && !isKeepingEdit(nextLocation.state));
  useBeforeUnload((event) => {
    if (isDirty) event.preventDefault();
  });

  return {
    isAsked: isClosing || blocker.state === "blocked",
    close: () => {
      if (isDirty) setIsClosing(true);
      else onClose();
    },
    keep: () => {
      setIsClosing(false);
      blocker.reset?.();
    },
    discard: () => {
      if (blocker.state === "blocked") blocker.proceed();
      else onClose();
    },
  };
}

function isKeepingEdit(state: unknown): boolean {
  return typeof state === "object" && state !== null && "isEditKept" in state;
}
