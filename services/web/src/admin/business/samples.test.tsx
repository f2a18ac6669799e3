import { screen, waitFor, within } from "@testing-library/react";
import { expectToast } from "../../../test/expectToast";
import { createFakeApi } from "../../../test/fakeApi";
import { renderAsOwner } from "../../../test/renderApp";
import { finishedSetup } from "../../../../../contract/test/finishedSetup";
import { freshSetup } from "../../../test/freshSite";

const OFFER = "Hide the sample's projects and reviews?";
const HIDE = "PUT /api/admin/samples";
const REMOVE = "DELETE /api/admin/samples";

const saveContact = async (label: string, setup = freshSetup) => {
  const api = createFakeApi();
  api.setSetup(setup);
  const owner = renderAsOwner("/admin/business#contact");
  await owner.type(await screen.findByLabelText(label), "s");
  await waitFor(() => expect(api.sent("GET /api/admin/setup")).toHaveLength(1));
  await owner.click(screen.getByRole("button", { name: "Save Changes" }));
  await waitFor(() => expect(api.sent("PUT /api/admin/business")).toHaveLength(1));
  return { api, owner };
};
const offer = async () => within(await screen.findByRole("alertdialog", { name: OFFER }));

describe("saving the business's own name for the first time", () => {
  test("offers to hide the invented items", async () => {
    const { api, owner } = await saveContact("Name of the business");

    await owner.click((await offer()).getByRole("button", { name: "Hide" }));

    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    expect(api.sent(HIDE)[0]?.body).toEqual({ hide: ["featured-projects", "testimonials"] });
  });

  test("keeps the offer open when hiding fails", async () => {
    const { api, owner } = await saveContact("Name of the business");
    api.answer(HIDE, { status: 503, body: "Later." });

    await owner.click((await offer()).getByRole("button", { name: "Hide" }));

    await expectToast("Error", "Later.");
    expect(await offer()).toBeTruthy();
  });
});

test.each([
  ["another field", "City", freshSetup],
  ["a later name", "Name of the business", { ...freshSetup, isSample: false }],
  ["a name without samples", "Name of the business", { ...finishedSetup, isSample: true }],
])("saving %s makes no offer", async (_what, label, setup) => {
  await saveContact(label, setup);

  await expectToast("Saved", "The site shows it within a few seconds.");
  expect(screen.queryByRole("alertdialog")).toBeNull();
});

describe("the remaining samples", () => {
  const open = async () => {
    const api = createFakeApi();
    api.setSetup(freshSetup);
    const owner = renderAsOwner("/admin");
    await owner.click(await screen.findByRole("button", { name: "Remove the samples" }));
    const question = within(
      await screen.findByRole("alertdialog", { name: "Remove the samples?" }),
    );
    return { api, owner, question };
  };

  test("are counted, and removed after a confirmation", async () => {
    const { api, owner, question } = await open();
    expect(screen.getByText(/10 services, 6 featured projects, 1 service area/)).toBeTruthy();
    api.setSetup(finishedSetup);

    await owner.click(question.getByRole("button", { name: "Remove" }));

    await expectToast("Success", "The samples are removed.");
    expect(api.sent(REMOVE)).toHaveLength(1);
    await waitFor(() => expect(screen.queryByText(/10 services/)).toBeNull());
  });

  test("stay when removing them fails", async () => {
    const { api, owner, question } = await open();
    api.answer(REMOVE, { status: 503, body: "" });

    await owner.click(question.getByRole("button", { name: "Remove" }));

    await expectToast("Error", "Failed to remove the samples");
    expect(screen.getByText(/10 services/)).toBeTruthy();
  });
});
