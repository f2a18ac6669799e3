import type { BusinessSection } from "@ridgeline/contract/businessSections";
import { useEffect } from "react";
import { useForm, useFormState } from "react-final-form";
import type { Draft } from "./sectionKind";
import { showAsStored } from "./useSaveSection";

type DraftSyncProps = {
  section: BusinessSection;
  /** What was typed before a logout or a reload. */
  restored: object | undefined;
  /** The draft while it differs from what is stored. */
  onTyped: (section: BusinessSection, draft: Draft | undefined) => void;
};

/** Restores what was typed before, and reports what is typed from then on. */
export function DraftSync({ section, restored, onTyped }: DraftSyncProps) {
  const form = useForm<Draft>();
  const { values, initialValues: stored } = useFormState<Draft>({
    subscription: { values: true, initialValues: true },
  });
  // The form's own `dirty` treats two lists, or two days, as different although their content is equal.
  const isTyped = JSON.stringify(values) !== JSON.stringify(stored);

  useEffect(() => {
    if (restored) showAsStored(form, restoreKnown(stored, restored) as Draft); // an object stays one
    // oxlint-disable-next-line react/exhaustive-deps -- once: afterwards the form has it
  }, []);

  useEffect(() => {
    onTyped(section, isTyped ? values : undefined);
  }, [section, values, isTyped, onTyped]);

  return null;
}

/** Restores only the kept values that the form knows; lists as a whole. */
function restoreKnown(stored: unknown, kept: unknown): unknown {
  if (Array.isArray(stored)) return Array.isArray(kept) ? kept : stored;
  if (typeof stored !== "object" || stored === null)
    return typeof kept === typeof stored ? kept : stored;
  const typed = new Map<string, unknown>(Object.entries(kept ?? {}));
  return Object.fromEntries(
    Object.entries(stored).map(([name, value]) => [name, restoreKnown(value, typed.get(name))]),
  );
}
