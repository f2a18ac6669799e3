import { fireEvent, render, screen } from "@testing-library/react";
import { PictureWithFallback } from "./PictureWithFallback";

test("a picture that fails becomes a placeholder with the same name, and a new address is tried again", () => {
  const { rerender } = render(<PictureWithFallback src="/a.png" alt="A porch" />);
  fireEvent.error(screen.getByRole("img", { name: "A porch" }));
  expect(screen.getByRole("img", { name: "A porch" }).tagName).toBe("SPAN");

  rerender(<PictureWithFallback src="/b.png" alt="A porch" />);
  expect(screen.getByRole("img", { name: "A porch" }).getAttribute("src")).toBe("/b.png");
});

test("without an address there is a placeholder", () => {
  render(<PictureWithFallback src="" alt="A porch" />);

  expect(screen.getByRole("img", { name: "A porch" }).tagName).toBe("SPAN");
});
