import { useEffect } from "react";
import { useForm, useFormState } from "react-final-form";
import { showAsStored } from "./useSaveSection";

type TypedProps = {
  /** As the form shows what is stored. */
  blank: object;
  /** What was typed before a logout or a reload. */
  restored: object | undefined;
  /** The draft while it differs from what is stored. */
  onTyped: (draft: object | undefined) => void;
};

/** Puts back what was typed before, and reports what is typed from then on. */
export function Typed({ blank, restored, onTyped }: TypedProps) {
  const form = useForm<object>();
  const { values, dirty } = useFormState<object>({ subscription: { values: true, dirty: true } });

  useEffect(() => {
    if (restored) showAsStored(form, putBack(blank, restored) as object); // an object stays one
    // oxlint-disable-next-line react/exhaustive-deps -- once: afterwards the form has it
  }, []);

  useEffect(() => {
    onTyped(dirty === true ? values : undefined);
  }, [values, dirty, onTyped]);

  return null;
}

/** Of what was kept only what the form knows; lists as they were. */
function putBack(stored: unknown, kept: unknown): unknown {
  if (Array.isArray(stored)) return Array.isArray(kept) ? kept : stored;
  if (typeof stored !== "object" || stored === null)
    return typeof kept === typeof stored ? kept : stored;
  const typed = new Map<string, unknown>(Object.entries(kept ?? {}));
  return Object.fromEntries(
    Object.entries(stored).map(([name, value]) => [name, putBack(value, typed.get(name))]),
  );
}
