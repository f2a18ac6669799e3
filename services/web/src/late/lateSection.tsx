import { type ComponentType, lazy, Suspense } from "react";
import { hasLateScript, importLate } from "./importLate";

/** A section that is complete as HTML. A press on it makes React hydrate it first. */
export function lateSection(load: () => Promise<ComponentType>): ComponentType {
  // In a prerendered page at once: when React asks for the section, its script is there.
  const loading = hasLateScript() ? importLate(load) : undefined;
  const Section = lazy(async () => ({ default: await (loading ?? importLate(load)) }));
  return function LateSection() {
    return (
      <Suspense>
        <Section />
      </Suspense>
    );
  };
}
