import { render, waitFor } from "@testing-library/react";
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

async function drawingOf(name: string): Promise<string> {
  const { container } = render(<Icon name={name} />);
  await waitFor(() => expect(container.querySelector("svg")).not.toBeNull());
  return container.innerHTML;
}

test.each(requiredNames.filter((name) => name !== "Hammer"))(
  "%s has its own drawing",
  async (name) => {
    expect(iconChoices).toContain(name);
    expect(await drawingOf(name)).not.toBe(await drawingOf("Hammer"));
  },
);

test.each(["NoSuchIcon", "", "__proto__", "constructor"])("%j shows the hammer", async (name) => {
  expect(await drawingOf(name)).toBe(await drawingOf("Hammer"));
});

test("House is another name for Home", async () => {
  expect(await drawingOf("House")).toBe(await drawingOf("Home"));
});

test("offers every drawing once", async () => {
  const drawings = await Promise.all(iconChoices.map(drawingOf));
  expect(new Set(drawings).size).toBe(drawings.length);
});
