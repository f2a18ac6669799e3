import { screen, waitFor } from "@testing-library/react";
import { createFakeApi } from "../../test/fakeApi";
import { findQuoteForm } from "../../test/quoteForm";
import { renderApp } from "../../test/renderApp";

const sections = [
  { path: "services", many: "services", shown: ["Roof Repair", "House Painting"] },
  {
    path: "featured-projects",
    many: "featured projects",
    shown: ["Cedar Deck", "Kitchen Update"],
  },
  { path: "service-areas", many: "service areas", shown: ["Dahlonega", "Cleveland"] },
  { path: "testimonials", many: "testimonials", shown: ["Ruth Ellison", "Sam Pruitt"] },
] as const;

describe.each(sections)("the landing page's $many", ({ path, many, shown }) => {
  const list = `/api/${path}` as const;
  const loading = `Loading ${many}...`;
  const failed = `Unable to load ${many}. Please try again later.`;
  /** The place names stand in the header and the footer too. */
  const shownNames = () => shown.filter((name) => screen.queryAllByText(name).length > 0);
  const inMain = () => document.querySelector("main")?.textContent ?? "";

  test("say that they are loading until the answer comes", async () => {
    const release = createFakeApi().hold(`GET ${list}`);
    renderApp("/");

    const text = await screen.findByText(loading);
    expect(text.closest("[role=status]")).toBeTruthy();
    expect(inMain()).not.toContain(shown[1]);
    release();
    await screen.findByText(shown[1]);
    expect(screen.queryByText(loading)).toBeNull();
  });

  test("are shown once they are there, asked for once and without a token", async () => {
    const api = createFakeApi();
    renderApp("/");

    await screen.findByText(shown[1]);
    expect(shownNames()).toEqual(shown);
    expect(screen.queryByText(failed)).toBeNull();
    expect(api.sent(`GET ${list}`).map(({ headers }) => headers.get("Authorization"))).toEqual([
      null,
    ]);
  });

  test.each([{ status: 500, body: "No." }, { status: 401, body: "" }, "no network"] as const)(
    "say so when they cannot be loaded (%j), and the rest of the page stays",
    async (failure) => {
      createFakeApi().answer(`GET ${list}`, failure);
      renderApp("/");

      const alert = await screen.findByRole("alert");
      expect(alert.textContent).toBe(failed);
      expect(inMain()).not.toContain(shown[1]);
      for (const other of sections.filter((section) => section.path !== path)) {
        expect(await screen.findByText(other.shown[1])).toBeTruthy();
      }
      await findQuoteForm();
    },
  );

  test("an empty list is neither loading nor failed", async () => {
    const api = createFakeApi();
    api.setList(list, []);
    renderApp("/");

    await waitFor(() => expect(screen.queryByText(loading)).toBeNull());
    expect(screen.queryByRole("alert")).toBeNull();
    expect(inMain()).not.toContain(shown[1]);
  });
});

describe("the landing page's cards", () => {
  test("a service leads to the quote form", async () => {
    createFakeApi();
    renderApp("/");

    const card = (await screen.findByText("Roof Repair")).closest("article");
    expect(card?.textContent).toContain("Leaks, shingles and flashing.");
    const link = card?.querySelector("a");
    expect(link?.textContent).toBe("Request Estimate →");
    expect(link?.getAttribute("href")).toBe("#quote-form");
  });

  test("a project shows its picture with its description", async () => {
    createFakeApi();
    renderApp("/");

    const picture = await screen.findByRole("img", { name: "A cedar deck at dusk" });
    expect(picture.getAttribute("src")).toBe("/images/projects/deck.svg");
    expect(screen.getByText("Boards and rails replaced.")).toBeTruthy();
  });

  test("a review shows its stars, its words and who wrote it", async () => {
    createFakeApi();
    renderApp("/");

    const card = (await screen.findByText("Sam Pruitt")).closest("li");
    expect(card?.querySelector("[role=img]")?.getAttribute("aria-label")).toBe("4 out of 5 stars");
    expect(card?.textContent).toContain("Clean work and a fair price.");
    expect(card?.textContent).toContain("Gainesville");
  });
});
