import type { StoredBusiness } from "@ridgeline/contract/business";
import type { FormApi } from "final-form";
import { useState } from "react";
import { failureText } from "../kit/useCrudActions";
import { asApiFailure } from "../../api/callApi";
import { useToast } from "../../ui/ToastProvider";
import { useSaveBusinessMutation } from "./businessApi";
import {
  type Draft,
  draftOf,
  type FieldErrors,
  mergeDraft,
  type SectionKind,
  toServerErrors,
} from "./sectionKind";

/** A 409's message that another window has saved meanwhile, and whether its details have been loaded since. */
export type SaveConflict = { sentence: string; isReloaded: boolean };

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
  const [conflict, setConflict] = useState<SaveConflict>();

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
      const text = failureText(error, "Failed to save the business details");
      if (text === undefined) return undefined;
      raiseToast({ title: "Error", text, tone: "destructive" });
      const status = asApiFailure(error)?.status;
      if (status === 409) setConflict({ sentence: text, isReloaded: false });
      return status === 400 ? toServerErrors(kind, text, toDraftPath) : {};
    }
  };

  return {
    save,
    isSaving,
    conflict,
    settleConflict: () => setConflict((met) => met && { ...met, isReloaded: true }),
  };
}

/** What was typed becomes what is stored, without the spaces around it, so that nothing counts as unsaved. */
export function showAsStored(form: FormApi<Draft>, draft: Draft): void {
  form.batch(() => {
    for (const [name, value] of Object.entries(draft)) {
      form.change(name, value);
    }
  });
}
