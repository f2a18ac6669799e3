import { screen } from "@testing-library/react";
import { expectToast } from "../../../test/expectToast";
import { openScreen } from "../../../test/openAdmin";

jest.mock("../trades/painting.json", () => {
  throw new Error("Failed to fetch dynamically imported module");
});

test("the cards of the kinds of work say so if a trade's words cannot be loaded", async () => {
  const { api, press } = openScreen("/admin/services", ({ set }) => set("/api/admin/services", []));
  const button = "Make a card for each of your kinds of work";

  await press(button);

  await expectToast(
    "Error",
    "The words for the cards could not be loaded. Reload the page, then try again.",
  );
  expect(screen.getByRole("button", { name: button })).toBeTruthy();
  expect(api.sent("POST /api/admin/services")).toEqual([]);
});
