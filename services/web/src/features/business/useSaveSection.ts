import type { StoredBusiness } from "@ridgeline/contract/business";
import type { FormApi } from "final-form";
import { useState } from "react";
import { asApiFailure } from "../../api/callApi";
import { useToast } from "../../toast/ToastProvider";
import { useSaveBusinessMutation } from "./businessApi";
import {
  type Draft,
  draftOf,
  type FieldErrors,
  mergeDraft,
  type SectionKind,
  toServerErrors,
} from "./sectionKind";

const FAILED = "Failed to save the business details";

/** Saves one section as part of the whole business, with the version that was read. */
export function useSaveSection(
  kind: SectionKind,
  business: StoredBusiness,
  onSaved: (saved: StoredBusiness) => void,
) {
  // One call for all sections: two at once would name the same version, and the second would be refused.
  const [saveBusiness, { isLoading: isSaving }] = useSaveBusinessMutation({
    fixedCacheKey: "business",
  });
  const raiseToast = useToast();
  /** The sentence of a 409: another window has saved meanwhile. */
  const [conflict, setConflict] = useState<string>();

  const save = async (draft: Draft, form: FormApi<Draft>): Promise<FieldErrors | undefined> => {
    const { merged, toDraftPath } = mergeDraft(kind, draft, business);
    setConflict(undefined);
    try {
      const saved = await saveBusiness(merged).unwrap();
      showAsStored(form, draftOf(kind, saved));
      raiseToast({
        title: "Saved",
        text: "The site shows it within a few seconds.",
        about: kind.title,
        tone: "success",
      });
      onSaved(saved);
      return undefined;
    } catch (error) {
      const failure = asApiFailure(error);
      if (failure?.status === 401) return undefined; // the session has ended, with its own toast
      const sentence = failure?.body.trim() ?? "";
      const text = sentence === "" ? FAILED : sentence;
      raiseToast({ title: "Error", text, tone: "destructive" });
      if (failure?.status === 409) setConflict(text);
      return failure?.status === 400 ? toServerErrors(kind, sentence, toDraftPath) : {};
    }
  };

  return { save, isSaving, conflict, settleConflict: () => setConflict(undefined) };
}

/** What was typed becomes what is stored, without the blanks around it, so that nothing counts as unsaved. */
export function showAsStored(form: FormApi<Draft>, draft: Draft): void {
  form.batch(() => {
    for (const [name, value] of Object.entries(draft)) {
      form.change(name, value);
    }
  });
}
