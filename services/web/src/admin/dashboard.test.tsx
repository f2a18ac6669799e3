import { screen, waitFor, within } from "@testing-library/react";
import { shownToasts } from "../../test/expectToast";
import { sampleBusiness } from "../../test/freshSite";
import { openAdmin, openPart, openScreen, type FakeApi } from "../../test/openAdmin";
import { sampleLists } from "../../test/sampleLists";
import { finishedSetup } from "../../../../contract/test/finishedSetup";
import { bareQuote, fullQuote } from "../../../../contract/test/quoteRequests";
import { WhatIsLeft } from "./setup/WhatIsLeft";

const areas = [
  { title: "Testimonials", path: "testimonials", rows: 2, items: "2 items" },
  { title: "Services", path: "services", rows: 0, items: "0 items" },
  { title: "Service Areas", path: "service-areas", rows: 1, items: "1 item" },
  { title: "Featured Projects", path: "featured-projects", rows: 2, items: "2 items" },
  { title: "Quote Requests", path: "quote-requests", rows: 1, items: "1 item" },
] as const;
const QUOTES = "/api/admin/quote-requests";

const overview = async () => within(await screen.findByRole("region", { name: "Overview" }));
const countOf = async (title: string) =>
  (await overview()).getByText(title).closest("dt")?.nextElementSibling?.textContent;
const card = (title: string) => {
  const heading = screen.getByRole("heading", { level: 3, name: title });
  return within(heading.closest("article") ?? heading);
};

test("the five areas, in order, have their counts once everything has loaded, and a link to each", async () => {
  let release = () => {};
  openScreen("/admin", (api) => {
    for (const { path, rows } of areas) {
      const list = `/api/admin/${path}` as const;
      api.set(list, sampleLists[list].slice(0, rows));
    }
    release = api.hold("GET /api/admin/services");
  });
  await screen.findByText("Loading quote requests...");
  expect(screen.queryByRole("region", { name: "Overview" })).toBeNull();
  release();

  const titles = areas.map(({ title }) => title);
  const terms = (await overview()).getAllByRole("term").map(({ textContent }) => textContent);
  expect(terms).toEqual(titles);
  const cards = screen.getAllByRole("heading", { level: 3 });
  expect(cards.slice(-5).map(({ textContent }) => textContent)).toEqual(titles);
  for (const { title, path, rows, items } of areas) {
    expect(await countOf(title)).toBe(String(rows));
    expect(card(title).getByText(items)).toBeTruthy();
    const link = card(title).getByRole("link", { name: `Manage ${title}` });
    expect(link.getAttribute("href")).toBe(`/admin/${path}`);
  }
});

test("the header has a new name as soon as it is saved", async () => {
  const { api, press, retype } = openAdmin("/admin/business#contact");
  await screen.findByLabelText("Short name");
  await retype("Short name", "Oak Gutters");
  api.set("/api/admin/business", { ...sampleBusiness, shortName: "Oak Gutters", version: 2 });

  await press("Save Changes");

  expect(await within(screen.getByRole("banner")).findByText("Oak Gutters")).toBeTruthy();
  expect(document.title).toBe("Business Details | Oak Gutters Admin");
});

test("the header opens the site in a new tab, and the quick actions do nothing", async () => {
  const { owner } = openAdmin("/admin");
  const link = await screen.findByRole("link", { name: /^View Site/ });
  expect([link.getAttribute("href"), link.getAttribute("target")]).toEqual(["/", "_blank"]);
  await overview();
  const before = document.body.textContent;

  for (const name of ["View Activity Log", "View Analytics"])
    await owner.click(screen.getByRole("button", { name }));

  expect(document.body.textContent).toBe(before);
  expect(window.location.pathname).toBe("/admin");
});

describe("lists that fail", () => {
  const failAll = (api: FakeApi) => {
    for (const { path } of areas) api.answer(`GET /api/admin/${path}`, { status: 500, body: "" });
  };

  test("are named in one block with one button for them alone, and in no toast", async () => {
    const { api, press } = openScreen("/admin", (fake) => {
      failAll(fake);
      fake.answer("GET /api/admin/services");
      fake.answer("GET /api/admin/quarantine", { status: 500, body: "" });
      fake.answer("GET /api/admin/notifications", { status: 500, body: "" });
    });
    const block = await screen.findByRole("alert");
    const lines = () => [...block.querySelectorAll("p")].map(({ textContent }) => textContent);
    await waitFor(() =>
      expect(lines()).toEqual([
        "Failed to fetch testimonials",
        "Failed to fetch service areas",
        "Failed to fetch featured projects",
        "Failed to fetch quote requests",
      ]),
    );
    expect(shownToasts()).toEqual([]);
    for (const { path } of areas) api.answer(`GET /api/admin/${path}`);

    await press("Try again");

    await waitFor(() => expect(screen.queryByText(/^Failed/)).toBeNull());
    expect(document.activeElement?.id).toBe("main-content");
    const loads = areas.map(({ path }) => api.sent(`GET /api/admin/${path}`).length);
    expect(loads).toEqual([2, 1, 2, 2, 2]);
  });

  test("leave what is already shown below one quiet line", async () => {
    const { api, owner } = openAdmin("/admin");
    await waitFor(async () => expect(await countOf("Quote Requests")).toBe("2"));
    failAll(api);

    await owner.click(screen.getByRole("link", { name: "Business Details" }));
    await owner.click(await screen.findByRole("link", { name: "Back to Dashboard" }));

    expect(await screen.findAllByText("Could not refresh")).toHaveLength(1);
    expect(screen.queryByText(/^Failed/)).toBeNull();
    expect(await countOf("Services")).toBe("2");
  });
});

describe("the newest requests", () => {
  const section = async () => within(await screen.findByRole("region", { name: "New requests" }));

  test("are three, with what the owner needs to call back", async () => {
    const createdAt = new Date(Date.now() - 125 * 60_000).toISOString();
    const others = Array.from({ length: 29 }, (_, index) => ({ ...bareQuote, id: 29 - index }));
    openScreen("/admin", ({ set }) => {
      set(QUOTES, [{ ...fullQuote, id: 30, createdAt }, ...others]);
      set("/api/admin/quarantine", [bareQuote]);
    });

    const cards = await (await section()).findAllByRole("listitem");
    expect(cards).toHaveLength(3);
    const [first = document.body] = cards;
    expect(first.textContent).toContain("Roofing & Roof Repair · Dahlonega");
    expect(first.textContent).toContain("A stain on the bedroom ceiling.");
    const time = within(first).getByText("2 hours ago");
    expect(time.title).toMatch(/^\w{3} \d+, \d{4}, \d+:\d\d [AP]M$/);
    const name = within(first).getByRole("link", { name: "Jane Holcomb" });
    expect(name.getAttribute("href")).toBe("/admin/quote-requests#request-30");
    expect((await section()).getByRole("link", { name: /^All 30 quote requests/ })).toBeTruthy();
    const spam = (await section()).getByRole("link", { name: /^1 held as spam/ });
    expect(spam.getAttribute("href")).toBe("/admin/quote-requests#held");
  });

  test("are said to have failed, or to be none", async () => {
    const { api, press } = openScreen("/admin", ({ answer }) =>
      answer(`GET ${QUOTES}`, { status: 500, body: "" }),
    );
    expect(await (await section()).findByText("Not available")).toBeTruthy();
    api.answer(`GET ${QUOTES}`, { body: [] });

    await press("Try again");

    expect(await (await section()).findByText(/^No quote requests yet\./)).toBeTruthy();
  });
});

test.each([
  [true, "Copied: send it to them."],
  [false, "A backup off the server"],
])("the message for the operator folds if it could be copied (%s)", async (isAllowed, shown) => {
  const { press } = openPart("/admin", <WhatIsLeft />, ({ set }) =>
    set("/api/admin/setup", { ...finishedSetup, hasOffsiteBackup: false }),
  );
  if (!isAllowed) jest.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("no"));
  Object.assign(document, { execCommand: () => false }); // jsdom has none

  await press(/^Copy the message/);

  await waitFor(() => expect(shownToasts()).toHaveLength(1));
  expect(screen.getByText(shown)).toBeTruthy();
});
