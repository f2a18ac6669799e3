import { type ComponentType, lazy, Suspense } from "react";
import { importLate } from "./importLate";

/** A section that is complete as HTML. Its script follows the entry; a press on the section makes React hydrate it first. */
export function lateSection(load: () => Promise<ComponentType>): ComponentType {
  const Section = lazy(async () => ({ default: await importLate(load) }));
  return function LateSection() {
    return (
      <Suspense>
        <Section />
      </Suspense>
    );
  };
}
