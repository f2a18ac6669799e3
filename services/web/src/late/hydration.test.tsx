import { act, screen } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { useTextInHtml } from "./hydration";

test("a text of the day is hydrated as the HTML has it, then corrected", async () => {
  document.body.innerHTML = `<div id="root"><b id="year">2019</b></div>`;
  const root = document.getElementById("root") ?? document.body;
  const mismatch = jest.fn();

  await act(() => hydrateRoot(root, <Year />, { onRecoverableError: mismatch }));

  expect(screen.getByText("2026")).toBeTruthy();
  expect(mismatch).not.toHaveBeenCalled();
});

function Year() {
  return <b id="year">{useTextInHtml("year", () => "2026")}</b>;
}
