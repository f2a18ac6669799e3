import type { LandingContent } from "@ridgeline/contract/landingContent";
import { screen, waitFor, within } from "@testing-library/react";
import { createFakeApi } from "../../test/fakeApi";
import { findQuoteForm } from "../../test/quoteForm";
import { renderApp, renderPart } from "../../test/renderApp";
import { FeaturedProjectsSection } from "../features/featuredProjects/FeaturedProjectsSection";
import { ServiceAreasSection } from "../features/serviceAreas/ServiceAreasSection";
import { ServicesSection } from "../features/services/ServicesSection";
import { ReviewsSection } from "../features/testimonials/ReviewsSection";
import { PageContent } from "../lists/usePublicList";
import { phone } from "../site/site";

/** `alone` is a heading that has no meaning without its list. */
const sections = [
  {
    path: "services",
    Section: ServicesSection,
    many: "services",
    shown: ["Roof Repair", "House Painting"],
    alone: "Whatever the house needs next",
  },
  {
    path: "featured-projects",
    Section: FeaturedProjectsSection,
    many: "featured projects",
    shown: ["Cedar Deck", "Kitchen Update"],
    alone: "Recent Projects",
  },
  {
    path: "service-areas",
    Section: ServiceAreasSection,
    many: "service areas",
    shown: ["Dahlonega", "Braselton"],
    alone: "none: the map stays",
  },
  {
    path: "testimonials",
    Section: ReviewsSection,
    many: "testimonials",
    shown: ["Ruth Ellison", "Sam Pruitt"],
    alone: "What the neighbors say",
  },
] as const;

/** What the page was rendered with, before the owner changed everything. */
const older = {
  services: "Fence Repair",
  "featured-projects": "Front Porch",
  "service-areas": "Suwanee",
  testimonials: "Ada Holt",
} as const;
const content: LandingContent = {
  services: [{ id: 90, slug: "f", title: older.services, description: "Posts.", icon: "Fence" }],
  "featured-projects": [
    {
      id: 90,
      title: older["featured-projects"],
      description: "Boards.",
      imageUrl: "/images/projects/deck.svg",
      altText: "A porch",
    },
  ],
  "service-areas": [{ id: 90, name: older["service-areas"] }],
  testimonials: [
    { id: 90, name: older.testimonials, location: "Toccoa", rating: 5, review: "Good." },
  ],
};

describe.each(sections)("the landing page's $many", ({ path, many, Section, shown, alone }) => {
  const list = `/api/${path}` as const;
  const loading = `Loading ${many}...`;
  const failed = `Unable to load ${many}. Please try again later.`;
  /** The place names stand in the header and the footer too. */
  const shownNames = () => shown.filter((name) => screen.queryAllByText(name).length > 0);
  const openSection = (carried?: LandingContent) =>
    renderPart(
      "/",
      <PageContent value={carried}>
        <main>
          <Section />
        </main>
      </PageContent>,
    );
  const inMain = () => document.querySelector("main")?.textContent ?? "";

  test("say that they are loading until the answer comes", async () => {
    const release = createFakeApi().hold(`GET ${list}`);
    openSection();

    const text = await screen.findByText(loading);
    expect(text.closest("[role=status]")).toBeTruthy();
    expect(inMain()).not.toContain(shown[1]);
    release();
    await screen.findByText(shown[1]);
    expect(screen.queryByText(loading)).toBeNull();
  });

  test("are shown once they are there, asked for once and without a token", async () => {
    const api = createFakeApi();
    openSection();

    await screen.findByText(shown[1]);
    expect(shownNames()).toEqual(shown);
    expect(screen.queryByText(failed)).toBeNull();
    expect(api.sent(`GET ${list}`).map(({ headers }) => headers.get("Authorization"))).toEqual([
      null,
    ]);
  });

  test.each([
    { status: 500, body: "No." },
    { status: 401, body: "" },
    { body: { error: "no list" } },
    "no network",
  ] as const)(
    "say so when they cannot be loaded (%j), and the rest of the page stays",
    async (failure) => {
      createFakeApi().answer(`GET ${list}`, failure);
      renderApp("/");

      const alert = await screen.findByRole("alert");
      expect(within(alert).getByText(failed)).toBeTruthy();
      expect(inMain()).not.toContain(shown[1]);
      for (const other of sections.filter((section) => section.path !== path)) {
        expect(await screen.findByText(other.shown[1])).toBeTruthy();
      }
      await findQuoteForm();
    },
  );

  test("that cannot be loaded can be tried again, or talked about on the phone", async () => {
    const api = createFakeApi();
    api.answer(`GET ${list}`, "no network");
    const visitor = openSection();

    const alert = await screen.findByRole("alert");
    const call = within(alert).getByRole("link", { name: `Call ${phone.text}` });
    expect(call.getAttribute("href")).toBe(phone.callHref);
    api.answer(`GET ${list}`);
    const release = api.hold(`GET ${list}`);
    await visitor.click(within(alert).getByRole("button", { name: "Try again" }));
    expect(screen.queryByRole("alert")).toBeNull();
    expect(screen.getByText(loading)).toBeTruthy();
    release();

    await screen.findByText(shown[1]);
    expect(screen.queryByRole("alert")).toBeNull();
    expect(api.sent(`GET ${list}`)).toHaveLength(2);
  });

  test("that the page came with stay while they are fetched, which is said to screen readers", async () => {
    const release = createFakeApi().hold(`GET ${list}`);
    openSection(content);

    expect(inMain()).toContain(older[path]);
    const text = await screen.findByText(loading);
    expect(text.getAttribute("role")).toBe("status");
    expect(inMain()).toContain(older[path]);
    release();
    await screen.findByText(shown[1]);
    expect(screen.queryByText(loading)).toBeNull();
    expect(inMain()).not.toContain(older[path]);
  });

  test("that the page came with are fetched once, when the page is interactive", async () => {
    const api = createFakeApi();
    openSection(content);

    expect(api.sent(`GET ${list}`)).toHaveLength(0);
    await screen.findByText(shown[1]);
    expect(api.sent(`GET ${list}`)).toHaveLength(1);
  });

  test("that the page came with stay below the message when they cannot be fetched", async () => {
    const api = createFakeApi();
    api.answer(`GET ${list}`, { status: 503, body: "No." });
    const visitor = openSection(content);

    const alert = await screen.findByRole("alert");
    expect(within(alert).getByText(failed)).toBeTruthy();
    expect(inMain()).toContain(older[path]);
    expect(inMain().indexOf(failed)).toBeLessThan(inMain().indexOf(older[path]));
    api.answer(`GET ${list}`);
    await visitor.click(within(alert).getByRole("button", { name: "Try again" }));

    await screen.findByText(shown[1]);
    expect(inMain()).not.toContain(older[path]);
  });

  test("an empty list is neither loading nor failed", async () => {
    const api = createFakeApi();
    api.setList(list, []);
    openSection();

    await waitFor(() => expect(screen.queryByText(loading)).toBeNull());
    expect(screen.queryByRole("alert")).toBeNull();
    expect(inMain()).not.toContain(shown[1]);
  });

  test("an empty list leaves no bare heading", async () => {
    createFakeApi();
    renderApp("/", { ...content, [path]: [] });

    expect(screen.queryAllByRole("heading", { name: alone })).toEqual([]);
    expect(screen.getByText("Find Us Online")).toBeTruthy();
    await screen.findByText(shown[1]);
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
