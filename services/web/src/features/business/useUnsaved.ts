import type { BusinessSection } from "@ridgeline/contract/businessSections";
import { useCallback, useRef, useState } from "react";
import { forgetEdit, keepEdit, recallEdit } from "../../admin/dialog/keptEdit";

/** The name under which it is kept is the page's own, so that the login leads back here. */
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
    // A section has come or gone, or they are the same as before.
    setUnsaved((before) => (before.length === names.length ? before : names));
    if (draft === undefined) setRestored(({ [section]: _saved, ...others }) => others);
  }, []);

  return { restored, report, unsaved };
}

function recallDrafts(): Drafts {
  const kept = recallEdit();
  return kept?.path === PATH ? kept.values : {};
}
