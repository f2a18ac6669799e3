/** The first picture, the height of two others; a whole row, with its text beside it; half a row; one of three. */
export type ProjectShape = "corner" | "row" | "half" | "third";

/**
 * How a project stands in three columns, of so many: the first ones are wider, so that the last row has no hole. In two
 * columns the first of an odd number has a row of its own (FeaturedProjectFrame.tsx).
 */
export function projectShape(index: number, shown: number): ProjectShape {
  const left = shown % 3;
  if (left === 2) return index < 2 ? "half" : "third";
  if (index > 0) return "third";
  return left === 1 ? "row" : "corner";
}
