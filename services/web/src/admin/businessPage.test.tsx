import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expectMessage } from "../../test/expectMessage";
import { expectToast } from "../../test/expectToast";
import { createFakeApi } from "../../test/fakeApi";
import { renderAsOwner } from "../../test/renderApp";
import { freshSetup, sampleBusiness } from "../../test/freshSite";

const PUT = "PUT /api/admin/business";
const SAVED = "The site shows it within a few seconds.";

const openContact = async () => {
  const api = createFakeApi();
  const owner = renderAsOwner("/admin/business#contact");
  await screen.findByLabelText("City");
  return { api, owner };
};
const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const retype = async (owner: UserEvent, label: string | RegExp, text: string) => {
  await owner.clear(field(label));
  await owner.click(field(label));
  await owner.paste(text);
};
const press = (owner: UserEvent, name: string) => owner.click(screen.getByRole("button", { name }));
const save = (owner: UserEvent) => press(owner, "Save Changes");
const notSaved = async () => (await screen.findByRole("alert")).textContent;

test("the dashboard and the header link to the page", async () => {
  createFakeApi();
  const owner = renderAsOwner("/admin");

  await owner.click(await screen.findByRole("link", { name: "Business Details" }));

  expect(await screen.findByRole("heading", { level: 1, name: "Business Details" })).toBeTruthy();
  const sections = await screen.findAllByRole("heading", { level: 2 });
  expect(sections.map(({ textContent }) => textContent)).toEqual([
    "Contact",
    "Hours",
    "Trust",
    "Words",
    "Pictures",
    "Kinds of work",
    "Map",
    "Legal texts",
  ]);
});

test("a new name appears in the header and the page's title at once", async () => {
  const { owner } = await openContact();
  await retype(owner, "Short name", "Oak Gutters");
  await save(owner);

  await waitFor(() => {
    expect(document.title).toBe("Business Details | Oak Gutters Admin");
  });
  expect(within(screen.getByRole("banner")).getByText("Oak Gutters")).toBeTruthy();
});

describe("the form", () => {
  test("is saved as a whole, with the version that was read", async () => {
    const { api, owner } = await openContact();
    await retype(owner, /^Street/, " 1 Main St ");
    await retype(owner, "Phone", "+1 (704) 555-0101");
    await retype(owner, /^Facebook/, "facebook.com/gutters");
    await owner.clear(field(/^Tagline/));

    await save(owner);

    await expectToast("Saved", SAVED);
    const { tagline: _tagline, ...others } = sampleBusiness;
    expect(api.sent(PUT)[0]?.body).toEqual({
      ...others,
      phone: "7045550101",
      address: { ...sampleBusiness.address, street: "1 Main St" },
      links: { facebook: "https://facebook.com/gutters" },
    });
  });

  test("shows what was stored, and is no longer unsaved", async () => {
    const { owner } = await openContact();
    await retype(owner, /^Street/, " 1 Main St ");
    expect(await screen.findByText("Not saved")).toBeTruthy();

    await save(owner);

    await waitFor(() => expect(screen.queryByText("Not saved")).toBeNull());
    expect(field(/^Street/).value).toBe("1 Main St");
  });

  test("is saved with the version that the previous save returned, all parts at once", async () => {
    const { api, owner } = await openContact();
    await retype(owner, /^Street/, "1 Main St");
    await save(owner);
    await expectToast("Saved", SAVED);
    await owner.click(screen.getByRole("heading", { name: "Map" }));
    await owner.clear(await screen.findByLabelText(/^Region/));
    await retype(owner, "City", "Helen");
    expect(screen.getAllByText("Not saved")).toHaveLength(2);

    await save(owner);

    await waitFor(() => expect(api.sent(PUT)).toHaveLength(2));
    expect(api.sent(PUT)[1]?.body).toMatchObject({
      version: 2,
      address: { street: "1 Main St", city: "Helen" },
    });
    expect(api.sent(PUT)[1]?.body).not.toHaveProperty("region");
  });

  test("says at the field what is wrong, moves there, and sends nothing", async () => {
    const { api, owner } = await openContact();
    await retype(owner, "Phone", "555");
    await retype(owner, /^ZIP/, "123");
    await owner.click(screen.getByRole("heading", { name: "Contact" }));
    expect(field("Phone").closest("details")?.open).toBe(false);

    await save(owner);

    expectMessage(field("Phone"), "Please enter the ten digits of a US number, without the 1");
    expectMessage(field(/^ZIP/), "Please enter five digits, such as 12345");
    await waitFor(() => expect(document.activeElement).toBe(field("Phone")));
    expect(field("Phone").closest("details")?.open).toBe(true);
    expect(api.sent(PUT)).toEqual([]);
  });

  test("shows the server's errors at their fields", async () => {
    const { api, owner } = await openContact();
    api.answer(PUT, { status: 400, body: "address.city: Unknown town" });
    await retype(owner, "City", "Nowhere");

    await save(owner);

    await waitFor(() => expectMessage(field("City"), "Unknown town"));
    await waitFor(() => expect(document.activeElement).toBe(field("City")));
    expect(field("City").value).toBe("Nowhere");
  });

  test("keeps what was typed when the server cannot be reached", async () => {
    const { api, owner } = await openContact();
    api.answer(PUT, "no network");
    await retype(owner, "City", "Nowhere");

    await save(owner);

    expect(await notSaved()).toBe("Not saved. No connection. What you typed is still here.");
    expect(field("City").value).toBe("Nowhere");
    api.answer(PUT);
    await save(owner);
    await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
  });
});

test("a save that another window was faster than keeps what was typed, until Reload discards it", async () => {
  const { api, owner } = await openContact();
  api.answer(PUT, { status: 409, body: "Changed elsewhere." });
  api.setBusiness({ ...sampleBusiness, email: "new@example.com", version: 7 });
  await retype(owner, "City", "Helen");
  await save(owner);
  expect(await notSaved()).toContain("Changed elsewhere.");
  expect(field("City").value).toBe("Helen");

  await press(owner, "Reload");
  const question = await screen.findByRole("alertdialog", { name: "Discard changes?" });
  await owner.click(within(question).getByRole("button", { name: "Discard" }));

  await waitFor(() => expect(field("E-mail").value).toBe("new@example.com"));
  expect(field("City").value).toBe(sampleBusiness.address.city);
  api.answer(PUT);
  await retype(owner, "City", "Helen");
  expect(screen.getByRole("button", { name: "Discard" })).toBeTruthy();
  await save(owner);
  await waitFor(() => expect(api.sent(PUT)).toHaveLength(2));
  expect(api.sent(PUT)[1]?.body).toMatchObject({ version: 7, email: "new@example.com" });
});

test("text that is not saved is not lost without a question when the page is left", async () => {
  const { owner } = await openContact();
  await retype(owner, "City", "Helen");

  await owner.click(screen.getByRole("link", { name: "Back to Dashboard" }));
  const question = await screen.findByRole("alertdialog", { name: "Discard changes?" });
  await owner.click(within(question).getByRole("button", { name: "Keep Editing" }));

  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  expect(window.location.pathname).toBe("/admin/business");
  expect(field("City").value).toBe("Helen");
});

test("a part shows its present value, and whether it is still the sample's", async () => {
  const api = createFakeApi();
  api.setSetup(freshSetup);
  renderAsOwner("/admin/business");

  const contact = (await screen.findByText("Ridgeline Home & Property · (706) 555-0142")).closest(
    "summary",
  );
  expect(await within(contact ?? document.body).findByText("Still the sample's")).toBeTruthy();
  expect(
    screen.getByText("Monday-Friday 8:00 AM - 6:00 PM, Saturday 9:00 AM - 4:00 PM, Sunday Closed"),
  ).toBeTruthy();
});
