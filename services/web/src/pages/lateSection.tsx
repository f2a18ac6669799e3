import { type ComponentType, lazy, Suspense } from "react";
import { firstInteraction } from "../ui/firstInteraction";
import { importPatiently } from "../ui/importPatiently";

/**
 * A section that is complete as HTML: its script, which only fades it in or fills in the year, follows with the
 * visitor's first touch, key or scroll.
 */
export function lateSection(load: () => Promise<ComponentType>): ComponentType {
  const Section = lazy(async () => {
    if (typeof window !== "undefined") await firstInteraction;
    return { default: await importPatiently(load) };
  });
  return function LateSection() {
    return (
      <Suspense>
        <Section />
      </Suspense>
    );
  };
}
