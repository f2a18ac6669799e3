import { fireEvent, render, screen } from "@testing-library/react";
import { PictureWithFallback } from "./PictureWithFallback";

test("a picture that fails becomes a placeholder of the same name, and another is tried again", () => {
  const { rerender } = render(<PictureWithFallback src="/a.png" alt="A porch" />);
  fireEvent.error(screen.getByRole("img", { name: "A porch" }));
  expect(screen.getByRole("img", { name: "A porch" }).tagName).toBe("SPAN");

  rerender(<PictureWithFallback src="/b.png" alt="A porch" />);
  expect(screen.getByRole("img", { name: "A porch" }).getAttribute("src")).toBe("/b.png");
});

test("without an address there is nothing to fail", () => {
  render(<PictureWithFallback src="" alt="A porch" />);

  expect(screen.getByRole("img", { name: "A porch" }).tagName).toBe("SPAN");
});
