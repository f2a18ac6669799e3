import { type ComponentType, lazy, Suspense } from "react";
import { firstInteraction } from "./firstInteraction";
import { importLate } from "./importLate";

/** A section that is complete as HTML. Its script follows the visitor's first touch, key or scroll. */
export function lateSection(load: () => Promise<ComponentType>): ComponentType {
  const Section = lazy(async () => {
    if (typeof window !== "undefined") await firstInteraction;
    return { default: await importLate(load) };
  });
  return function LateSection() {
    return (
      <Suspense>
        <Section />
      </Suspense>
    );
  };
}
