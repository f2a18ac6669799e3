/** The first picture, as high as two others; a whole row, with its text next to it; half a row; a third. */
export type ProjectShape = "corner" | "row" | "half" | "third";

/**
 * The shape of a project among `shown` in three columns: the first ones are wider, so that the last row has no gap. In two
 * columns the first of an odd number has a row of its own (FeaturedProjectFrame.tsx).
 */
export function projectShape(index: number, shown: number): ProjectShape {
  const left = shown % 3;
  if (left === 2) return index < 2 ? "half" : "third";
  if (index > 0) return "third";
  return left === 1 ? "row" : "corner";
}
