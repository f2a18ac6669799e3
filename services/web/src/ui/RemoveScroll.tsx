import type { ElementType, ReactNode } from "react";

type RemoveScrollProps = { as: ElementType; children: ReactNode };

/**
 * Stands in for the package `react-remove-scroll` inside Radix (vite.config.js). That one writes a style tag
 * whose text depends on the scrollbar's width, which no hash in a Content-Security-Policy can name.
 * Dialogs hold the page still by their veil (GlobalStyle); an open list moves with the page.
 */
export function RemoveScroll({ as: Layer, children }: RemoveScrollProps) {
  return <Layer>{children}</Layer>;
}
