import type { ElementType, ReactNode } from "react";

type RemoveScrollProps = { as: ElementType; children: ReactNode };

/**
 * Replaces the package `react-remove-scroll` inside Radix (vite.config.js), which writes a style tag that depends on the
 * scrollbar's width, so that no hash in a content security policy can allow it. The veil stops the page from scrolling
 * behind a dialog (GlobalStyle); an open list scrolls with the page.
 */
export function RemoveScroll({ as: Layer, children }: RemoveScrollProps) {
  return <Layer>{children}</Layer>;
}
