import { useEffect } from "react";
import { useForm, useFormState } from "react-final-form";
import { fillDraft } from "./draft/fillDraft";
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
    if (restored) showAsStored(form, fillTyped(blank, restored));
    // oxlint-disable-next-line react/exhaustive-deps -- once: afterwards the form has it
  }, []);

  useEffect(() => {
    onTyped(dirty === true ? values : undefined);
  }, [values, dirty, onTyped]);

  return null;
}

/** Of what was kept only what the form knows; lists as they were. */
function fillTyped(blank: object, typed: object): object {
  const kept = new Map<string, unknown>(Object.entries(typed));
  return Object.fromEntries(
    Object.entries(blank).map(([name, value]: [string, unknown]) => [
      name,
      Array.isArray(value) && Array.isArray(kept.get(name))
        ? kept.get(name)
        : fillDraft(value, kept.get(name)),
    ]),
  );
}
