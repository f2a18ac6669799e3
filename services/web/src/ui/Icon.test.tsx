import { render } from "@testing-library/react";
import { Icon, iconChoices } from "./Icon";

const requiredNames = [
  "DoorOpen",
  "Square",
  "Paintbrush2",
  "ChefHat",
  "Layers",
  "Home",
  "Droplets",
  "Trees",
  "SprayCan",
  "Hammer",
  "Wrench",
  "Paintbrush",
];

function drawingOf(name: string): string {
  return render(<Icon name={name} />).container.innerHTML;
}

test.each(requiredNames.filter((name) => name !== "Hammer"))("%s has its own drawing", (name) => {
  expect(iconChoices).toContain(name);
  expect(drawingOf(name)).not.toBe(drawingOf("Hammer"));
});

test.each(["NoSuchIcon", "", "__proto__", "constructor"])("%j shows the hammer", (name) => {
  expect(drawingOf(name)).toBe(drawingOf("Hammer"));
});

test("House is another name for Home", () => {
  expect(drawingOf("House")).toBe(drawingOf("Home"));
});

test("offers every drawing once", () => {
  const drawings = iconChoices.map(drawingOf);
  expect(new Set(drawings).size).toBe(drawings.length);
});
