import type { ElementType, ReactNode } from "react";

type RemoveScrollProps = { as: ElementType; children: ReactNode };

/**
 * Stands in for the package `react-remove-scroll` inside Radix (vite.config.js). That one writes a style tag
 * whose text depends on the scrollbar's width, which no hash in a Content-Security-Policy can name;
 * this one marks the layer, and GlobalStyle holds the page still while a marked layer is there.
 */
export function RemoveScroll({ as: Layer, children }: RemoveScrollProps) {
  return <Layer data-locks-scroll="">{children}</Layer>;
}
