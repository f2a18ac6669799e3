import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expectMessage } from "../../test/expectMessage";
import { expectToast } from "../../test/expectToast";
import { createFakeApi } from "../../test/fakeApi";
import { renderAsOwner } from "../../test/renderApp";
import { sampleBusiness } from "../../test/freshSite";

const PUT = "PUT /api/admin/business";
const SAVED = "The site shows it within a few seconds.";

const openSection = async (section: string, title: string) => {
  const api = createFakeApi();
  const owner = renderAsOwner(`/admin/business#${section}`);
  await screen.findByRole("button", { name: `Save ${title}` });
  return { api, owner };
};
const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const retype = async (owner: UserEvent, label: string | RegExp, text: string) => {
  await owner.clear(field(label));
  await owner.click(field(label));
  await owner.paste(text);
};
const save = async (owner: UserEvent, title: string) =>
  owner.click(screen.getByRole("button", { name: `Save ${title}` }));

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

test("a failed load can be retried", async () => {
  const api = createFakeApi();
  api.answer("GET /api/admin/business", { status: 503, body: "Later." });
  const owner = renderAsOwner("/admin/business");
  await screen.findByText("Failed to fetch business details");
  api.answer("GET /api/admin/business");

  await owner.click(screen.getByRole("button", { name: "Try again" }));

  expect(await screen.findByRole("heading", { name: "Contact" })).toBeTruthy();
});

test("a new name appears in the header and the page's title at once", async () => {
  const { owner } = await openSection("contact", "Contact");
  await retype(owner, "Short name", "Oak Gutters");
  await save(owner, "Contact");

  await waitFor(() => {
    expect(document.title).toBe("Business Details | Oak Gutters Admin");
  });
  expect(within(screen.getByRole("banner")).getByText("Oak Gutters")).toBeTruthy();
});

describe("a section", () => {
  test("is saved with the rest of the business as it was read, and its version", async () => {
    const { api, owner } = await openSection("contact", "Contact");
    await retype(owner, /^Street/, " 1 Main St ");
    await retype(owner, "Phone", "+1 (704) 555-0101");
    await retype(owner, /^Facebook/, "facebook.com/gutters");
    await owner.clear(field(/^Tagline/));

    await save(owner, "Contact");

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
    const { owner } = await openSection("contact", "Contact");
    await retype(owner, /^Street/, " 1 Main St ");
    expect(await screen.findByText("Not saved")).toBeTruthy();

    await save(owner, "Contact");

    await waitFor(() => expect(screen.queryByText("Not saved")).toBeNull());
    expect(field(/^Street/).value).toBe("1 Main St");
  });

  test("is saved with the version that the previous save returned", async () => {
    const { api, owner } = await openSection("contact", "Contact");
    await retype(owner, /^Street/, "1 Main St");
    await save(owner, "Contact");
    await expectToast("Saved", SAVED);
    await owner.click(screen.getByRole("heading", { name: "Map" }));
    await owner.clear(await screen.findByLabelText(/^Region/));

    await save(owner, "Map");

    await waitFor(() => expect(api.sent(PUT)).toHaveLength(2));
    expect(api.sent(PUT)[1]?.body).toMatchObject({ version: 2, address: { street: "1 Main St" } });
    expect(api.sent(PUT)[1]?.body).not.toHaveProperty("region");
  });

  test("keeps its unsaved text while another one is saved", async () => {
    const { owner } = await openSection("contact", "Contact");
    await retype(owner, /^Street/, "1 Main St");
    await owner.click(screen.getByRole("heading", { name: "Map" }));
    await owner.clear(await screen.findByLabelText(/^Region/));

    await save(owner, "Map");

    await expectToast("Saved", SAVED);
    expect(field(/^Street/).value).toBe("1 Main St");
    expect(screen.getAllByText("Not saved")).toHaveLength(1);
  });

  test("says at the field what is wrong, moves there, and sends nothing", async () => {
    const { api, owner } = await openSection("contact", "Contact");
    await retype(owner, "Phone", "555");
    await retype(owner, /^ZIP/, "123");

    await save(owner, "Contact");

    expectMessage(field("Phone"), "Please enter the ten digits of a US number, without the 1");
    expectMessage(field(/^ZIP/), "Please enter five digits, such as 12345");
    await waitFor(() => expect(document.activeElement).toBe(field("Phone")));
    expect(api.sent(PUT)).toEqual([]);
  });

  test("shows the server's errors at their fields", async () => {
    const { api, owner } = await openSection("contact", "Contact");
    const body = "address.city: Unknown town\nwords.headline: Not yours";
    api.answer(PUT, { status: 400, body });
    await retype(owner, "City", "Nowhere");

    await save(owner, "Contact");

    await waitFor(() => expectMessage(field("City"), "Unknown town"));
    await waitFor(() => expect(document.activeElement).toBe(field("City")));
    await expectToast("Error", body);
    expect(field("City").value).toBe("Nowhere");
  });

  test("keeps what was typed when the server cannot be reached", async () => {
    const { api, owner } = await openSection("contact", "Contact");
    api.answer(PUT, "no network");
    await retype(owner, "City", "Nowhere");

    await save(owner, "Contact");

    await expectToast("Error", "Failed to save the business details");
    expect(field("City").value).toBe("Nowhere");
    expect(await screen.findByText("Not saved")).toBeTruthy();
  });
});

test("after a save from another window, reloading keeps what was typed and makes it possible to save", async () => {
  const sentence = "Somebody else has changed the business details meanwhile.";
  const { api, owner } = await openSection("contact", "Contact");
  api.answer(PUT, { status: 409, body: sentence });
  api.setBusiness({ ...sampleBusiness, email: "new@example.com", version: 7 });
  await retype(owner, "City", "Helen");
  await save(owner, "Contact");
  await expectToast("Error", sentence);
  expect(screen.getAllByText(sentence).length).toBeGreaterThan(1);
  expect(field("City").value).toBe("Helen");

  await owner.click(screen.getByRole("button", { name: "Reload the details" }));

  expect(await screen.findByText(/up to date now/)).toBeTruthy();
  expect(field("City").value).toBe("Helen");
  expect(field("E-mail").value).toBe("new@example.com");
  api.answer(PUT);
  await save(owner, "Contact");
  await waitFor(() => expect(api.sent(PUT)).toHaveLength(2));
  expect(api.sent(PUT)[1]?.body).toMatchObject({
    version: 7,
    email: "new@example.com",
    address: { city: "Helen" },
  });
  await waitFor(() => expect(screen.queryByText(/up to date now/)).toBeNull());
});

describe("text that is not saved", () => {
  test("is not lost without a question when the page is left", async () => {
    const { owner } = await openSection("contact", "Contact");
    await retype(owner, "City", "Helen");

    await owner.click(screen.getByRole("link", { name: "Back to Dashboard" }));
    const question = await screen.findByRole("alertdialog", { name: "Discard changes?" });
    await owner.click(within(question).getByRole("button", { name: "Keep Editing" }));

    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    expect(window.location.pathname).toBe("/admin/business");
    expect(field("City").value).toBe("Helen");
  });
});
