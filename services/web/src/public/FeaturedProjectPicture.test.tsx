import { render, screen } from "@testing-library/react";
import { FeaturedProjectPicture } from "./Projects";

const project = { id: 1, title: "Deck", description: "Boards.", altText: "A deck" };
const base = "/photos/3fa85f64-5717-4562-b3fc-2c963f66afa6";

test("an uploaded photo is offered in each width and format", () => {
  const { container } = render(
    <FeaturedProjectPicture project={{ ...project, imageUrl: `${base}/960.webp` }} />,
  );

  expect(container.querySelector("source")?.getAttribute("srcset")).toBe(
    `${base}/480.avif 480w, ${base}/960.avif 960w, ${base}/1600.avif 1600w`,
  );
  const image = screen.getByRole("img", { name: "A deck" });
  expect(image.getAttribute("src")).toBe(`${base}/960.webp`);
  expect(image.getAttribute("srcset")).toContain(`${base}/1600.webp 1600w`);
});

test("a picture that was not uploaded is used as it is", () => {
  render(
    <FeaturedProjectPicture project={{ ...project, imageUrl: "/images/projects/deck.svg" }} />,
  );

  const image = screen.getByRole("img", { name: "A deck" });
  expect(image.getAttribute("src")).toBe("/images/projects/deck.svg");
  expect(image.hasAttribute("srcset")).toBe(false);
});
