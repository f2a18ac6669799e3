import { type ComponentType, lazy, Suspense } from "react";
import { fetchLateScript, hasLateScript, importWithRetry } from "./loadScript";

/** Loads a part of the late script: what a module with this import loads by `import()` goes there (vite.config.js). */
export function importLate<T>(load: () => Promise<T>): Promise<T> {
  return importWithRetry(async () => {
    await fetchLateScript();
    return load();
  });
}

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
