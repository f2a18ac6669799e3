import type { BusinessSection } from "@ridgeline/contract/businessSections";
import { useCallback, useRef, useState } from "react";
import { forgetEdit, keepEdit, recallEdit } from "../kit/keptEdit";

/** Kept under the page's own name, so that the login leads back here. */
const PATH = "business";

type Drafts = Partial<Record<BusinessSection, object>>;

/** What is typed and not saved, of all sections: kept through a logout and a reload (decision 022). */
export function useUnsaved() {
  const [restored, setRestored] = useState(recallDrafts);
  const drafts = useRef<Drafts>({});
  const [unsaved, setUnsaved] = useState<readonly string[]>([]);

  /** A draft that differs from what is stored; undefined once it does not. */
  const report = useCallback((section: BusinessSection, draft: object | undefined) => {
    if (draft === undefined && !(section in drafts.current)) return;
    const { [section]: _before, ...others } = drafts.current;
    drafts.current = draft === undefined ? others : { ...others, [section]: draft };
    const names = Object.keys(drafts.current);
    if (names.length > 0) keepEdit({ path: PATH, values: drafts.current });
    else forgetEdit();
    // One report adds or removes one section at most, so an equal count means the same sections.
    setUnsaved((before) => (before.length === names.length ? before : names));
    if (draft === undefined) setRestored(({ [section]: _saved, ...others }) => others);
  }, []);

  return { restored, report, unsaved };
}

function recallDrafts(): Drafts {
  const kept = recallEdit();
  return kept?.path === PATH ? kept.values : {};
}
