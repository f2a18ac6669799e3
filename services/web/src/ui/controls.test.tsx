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

describe("a picture that fails to load", () => {
  const PLACEHOLDER = "/images/no-picture.svg";
  const show = (html: string) => {
    document.body.innerHTML = html;
    return document.querySelector("img") ?? new Image();
  };
  beforeAll(() => replaceFailedPictures());

  test("is replaced even if that was before the script had loaded; any other one stays", () => {
    const early = show('<img src="/a.png" alt="" data-has-placeholder>');
    Object.defineProperty(early, "complete", { value: true });
    replaceFailedPictures();
    expect(early.getAttribute("src")).toBe(PLACEHOLDER);

    const other = show('<img src="/a.png" alt="">');
    other.dispatchEvent(new Event("error"));
    expect(other.getAttribute("src")).toBe("/a.png");
  });
});
