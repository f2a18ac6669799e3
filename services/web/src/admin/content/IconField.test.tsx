import { screen, within } from "@testing-library/react";
import { createFakeApi } from "../../../test/fakeApi";
import { renderAsOwner } from "../../../test/renderApp";

const dialog = () => within(screen.getByRole("dialog"));
const iconName = () => dialog().getByLabelText<HTMLInputElement>("Icon");
const tiles = () => dialog().getAllByRole<HTMLInputElement>("radio");
const chosen = () => tiles().flatMap((tile) => (tile.checked ? [tile.ariaLabel] : []));

const edit = async () => {
  createFakeApi();
  const owner = renderAsOwner("/admin/services");
  await owner.click(await screen.findByRole("button", { name: "Edit Roof Repair" }));
  return owner;
};

test("any other name can be typed", async () => {
  const owner = await edit();

  await owner.clear(iconName());
  await owner.paste("Telescope");

  expect(iconName().value).toBe("Telescope");
  expect(chosen()).toEqual([]);
});
