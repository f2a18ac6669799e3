import { screen, waitFor, within } from "@testing-library/react";
import { expectMessage, expectNoMessage } from "../../../test/expectMessage";
import { expectToast } from "../../../test/expectToast";
import { createFakeApi } from "../../../test/fakeApi";
import { renderAsOwner } from "../../../test/renderApp";

const TAKEN = "The slug 'roofing' is already used by another service.";
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const save = () => screen.getByRole("button", { name: "Save Changes" });

const edit = async (path: "services" | "featured-projects", item: string) => {
  const api = createFakeApi();
  const owner = renderAsOwner(`/admin/${path}`);
  await owner.click(await screen.findByRole("button", { name: `Edit ${item}` }));
  return { api, owner };
};

test("the mark disappears when the field is changed, and the form can be saved", async () => {
  const { api, owner } = await edit("services", "House Painting");
  api.answer("PUT /api/admin/services/2", { status: 409, body: TAKEN });
  await owner.click(save());
  await waitFor(() => expectMessage(field("Slug"), TAKEN));
  api.answer("PUT /api/admin/services/2");

  await owner.type(field("Slug"), "-2");
  expectNoMessage(field("Slug"), TAKEN);
  await owner.click(save());

  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("a picture's address that the server refuses is reported at its field", async () => {
  const { api, owner } = await edit("featured-projects", "Cedar Deck");
  const body = "imageUrl: Invalid url";
  api.answer("PUT /api/admin/featured-projects/1", { status: 400, body });

  await owner.click(save());

  await waitFor(() => expectMessage(field("Image URL"), "Invalid url"));
  await waitFor(() => expect(document.activeElement).toBe(field("Image URL")));
  await expectToast("Error", body);
});

test("the toast names the item below the fixed sentence", async () => {
  createFakeApi();
  const owner = renderAsOwner("/admin/services");

  await owner.click(await screen.findByRole("button", { name: "Deactivate Roof Repair" }));

  await expectToast("Success", "Service updated successfully");
  const toast = screen.getByRole("region", { name: /^Notifications/ });
  expect(within(toast).getByText("Roof Repair is now inactive")).toBeTruthy();
});
