import { render, screen } from "@testing-library/react";
import { Button } from "./Button";
import { replaceFailedPictures } from "./failedPictures";
import { Icon, iconChoices } from "./Icon";

test("a button does not submit the form around it unless told to", () => {
  render(<Button>Edit</Button>);

  expect(screen.getByRole("button", { name: "Edit" }).getAttribute("type")).toBe("button");
});

describe("an icon", () => {
  const required = ["DoorOpen", "Square", "Paintbrush2", "ChefHat", "Layers", "Home", "Droplets"];
  required.push("Trees", "SprayCan", "Hammer", "Wrench", "Paintbrush");
  const drawingOf = (name: string) => render(<Icon name={name} />).container.innerHTML;

  test("of each required name has a drawing of its own, and each is offered once", () => {
    expect(iconChoices).toEqual(expect.arrayContaining(required));
    expect(new Set(iconChoices.map(drawingOf)).size).toBe(iconChoices.length);
  });

  test.each(["NoSuchIcon", "", "__proto__", "constructor"])(
    "of the name %j is the hammer",
    (name) => {
      expect(drawingOf(name)).toBe(drawingOf("Hammer"));
    },
  );
});

test("a picture that failed before the script had loaded is replaced, or taken away from its ground; any other stays", () => {
  document.body.innerHTML =
    '<img src="/a.png" data-has-placeholder><img src="/b.png"><img src="/c.png" data-has-ground>';
  const pictures = [...document.querySelectorAll("img")];
  for (const picture of pictures) Object.defineProperty(picture, "complete", { value: true });

  replaceFailedPictures();

  const shown = [...document.images].map((picture) => picture.getAttribute("src"));
  expect(shown).toEqual(["/images/no-picture.svg", "/b.png"]);
});
