import { fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { CropFrame } from "./PhotoCrop";

function Tall() {
  const [at, setAt] = useState(0.5);
  return (
    <CropFrame aspect={1 / 4} at={at} onMove={setAt}>
      <span />
    </CropFrame>
  );
}

const open = () => {
  render(<Tall />);
  return screen.getByRole("slider", { name: "Part of the photo that is shown" });
};
const at = (slider: HTMLElement) => Number(slider.getAttribute("aria-valuenow"));

test("the arrow keys move the frame, and the slider says what is cut off", () => {
  const slider = open();
  expect(slider.getAttribute("aria-valuetext")).toBe(
    "50 % from the top. Top and bottom are cut off.",
  );

  fireEvent.keyDown(slider, { key: "ArrowUp" });
  expect(at(slider)).toBe(45);
  fireEvent.keyDown(slider, { key: "Home" });
  expect(slider.getAttribute("aria-valuetext")).toBe("0 % from the top. The bottom is cut off.");
});

test("arrow keys do not scroll the page, and other keys keep their meaning", () => {
  const slider = open();

  expect(fireEvent.keyDown(slider, { key: "Tab" })).toBe(true);
  expect(fireEvent.keyDown(slider, { key: "ArrowDown" })).toBe(false);
});
