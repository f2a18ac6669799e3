import { projectShape } from "./Projects";

/** Cells of three columns. */
const cells = { corner: 4, row: 3, half: 1.5, third: 1 } as const;

test.each([1, 2, 3, 4, 5, 6, 7, 8, 9])("%i projects fill their last row", (shown) => {
  const shapes = Array.from({ length: shown }, (_, index) => projectShape(index, shown));

  expect(shapes.reduce((sum, shape) => sum + cells[shape], 0) % 3).toBe(0);
  expect(shapes[0]).not.toBe("third");
});
