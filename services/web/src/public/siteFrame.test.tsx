import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { createFakeApi } from "../../test/fakeApi";
import { openDocument } from "../../test/openDocument";

const NAV = [
  ["Services", "services"],
  ["About", "about"],
  ["Areas", "areas"],
  ["Reviews", "reviews"],
  ["Contact", "contact"],
] as const;
const CALL = "tel:+17065550142";
const TEXT = "sms:+17065550142";

async function openHome() {
  createFakeApi();
  const visitor = openDocument("/");
  await screen.findByText("Quality Workmanship");
  return visitor;
}

/** The parts of the page that were scrolled to, by id, from now on. */
function watchScrolling(): string[] {
  const ids: string[] = [];
  jest.spyOn(Element.prototype, "scrollIntoView").mockImplementation(function (this: Element) {
    ids.push(this.id);
  });
  return ids;
}

afterEach(() => {
  jest.restoreAllMocks();
});

describe("the header", () => {
  test("each item scrolls to its part of the page and moves the focus there", async () => {
    const visitor = await openHome();
    const scrolledTo = watchScrolling();
    const main = screen.getByRole("navigation", { name: "Main" });
    expect(within(main).getAllByRole("button")).toHaveLength(NAV.length);

    for (const [label, anchor] of NAV) {
      await visitor.click(within(main).getByRole("button", { name: label }));
      expect(document.activeElement?.id).toBe(anchor);
    }

    expect(scrolledTo).toEqual(NAV.map(([, anchor]) => anchor));
  });

  test("'Get Free Estimate' scrolls to the quote form", async () => {
    const visitor = await openHome();
    const scrolledTo = watchScrolling();

    await visitor.click(screen.getByRole("button", { name: "Get Free Estimate" }));

    expect(scrolledTo).toEqual(["quote-form"]);
  });

  test("calls the business", async () => {
    await openHome();

    const header = within(screen.getByRole("banner"));
    expect(header.getByRole("link", { name: "(706) 555-0142" }).getAttribute("href")).toBe(CALL);
  });

  test("the skip link leads to the content", async () => {
    await openHome();

    const skip = screen.getByRole("link", { name: "Skip to main content" });
    expect(skip.getAttribute("href")).toBe("#main-content");
    expect(document.querySelector("main")?.id).toBe("main-content");
  });
});

describe("the menu", () => {
  const openMenu = async () => {
    const visitor = await openHome();
    await visitor.click(screen.getByRole("button", { name: "Open menu" }));
    const menu = within(await screen.findByRole("dialog", { name: "Menu" }));
    return { visitor, menu };
  };
  const expectClosed = () =>
    waitFor(() => expect(screen.queryByRole("dialog", { name: "Menu" })).toBeNull());

  test("contains the header's items, the phone link and a link to the form", async () => {
    const { menu } = await openMenu();

    const items = within(menu.getByRole("navigation")).getAllByRole("button");
    expect(items.map(({ textContent }) => textContent)).toEqual(NAV.map(([label]) => label));
    expect(menu.getByRole("link", { name: "(706) 555-0142" }).getAttribute("href")).toBe(CALL);
    expect(menu.getByRole("button", { name: "Get Free Estimate" })).toBeTruthy();
  });

  test.each([
    ["Reviews", "reviews"],
    ["Get Free Estimate", "quote-form"],
  ])("closes when '%s' is chosen, and scrolls to %s", async (label, anchor) => {
    const { visitor, menu } = await openMenu();
    const scrolledTo = watchScrolling();

    await visitor.click(menu.getByRole("button", { name: label }));

    await expectClosed();
    await waitFor(() => expect(scrolledTo).toEqual([anchor]));
    expect(document.activeElement?.id).toBe(anchor);
  });

  test.each(["Escape", "Close menu"])("closes with %s and returns the focus", async (way) => {
    const { visitor, menu } = await openMenu();
    const scrolledTo = watchScrolling();

    if (way === "Escape") await visitor.keyboard("{Escape}");
    else await visitor.click(menu.getByRole("button", { name: way }));

    await expectClosed();
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Open menu" }));
    expect(scrolledTo).toEqual([]);
  });
});

describe("the footer", () => {
  const footer = () => within(screen.getByRole("contentinfo"));
  const hrefOf = (name: string | RegExp) =>
    footer().getByRole("link", { name }).getAttribute("href");

  test("says how to reach the business", async () => {
    await openHome();

    expect(hrefOf("(706) 555-0142")).toBe(CALL);
    expect(hrefOf("Send Text Message")).toBe(TEXT);
    expect(hrefOf("hello@ridgelinehome.example")).toBe("mailto:hello@ridgelinehome.example");
    expect(screen.getByRole("contentinfo").textContent).toContain("214 Mill Race Lane");
  });

  test("shows the business hours", async () => {
    await openHome();

    const days = footer().getAllByRole("term");
    const hours = days.map(
      ({ textContent, nextElementSibling }) => `${textContent}: ${nextElementSibling?.textContent}`,
    );
    expect(hours).toEqual([
      "Monday-Friday: 8:00 AM - 6:00 PM",
      "Saturday: 9:00 AM - 4:00 PM",
      "Sunday: Closed",
      "Emergency repairs: 24/7",
    ]);
  });

  test("opens Facebook in a new tab; the other profiles are placeholders", async () => {
    await openHome();

    const facebook = footer().getByRole("link", { name: /^Facebook/ });
    expect(facebook.getAttribute("target")).toBe("_blank");
    for (const name of ["Instagram", "Yelp", "Google Business"]) expect(hrefOf(name)).toBeNull();
  });

  test.each([
    ["/", ""],
    ["/privacy", "/"],
  ])("its quick links on %s lead to the parts of the landing page", async (address, page) => {
    createFakeApi();
    openDocument(address);
    await screen.findByRole("contentinfo");

    const links = within(footer().getByRole("navigation")).getAllByRole("link");
    expect(links.map((link) => link.getAttribute("href"))).toEqual(
      ["services", "about", "areas", "reviews", "quote-form"].map((anchor) => `${page}#${anchor}`),
    );
  });

  test("links to the legal pages and shows the current year", async () => {
    await openHome();

    expect(hrefOf("Privacy Policy")).toBe("/privacy");
    expect(hrefOf("Terms of Service")).toBe("/terms");
    const year = new Date().getFullYear();
    expect(screen.getByRole("contentinfo").textContent).toContain(
      `© ${year} Ridgeline Home & Property`,
    );
  });
});

test("the header changes its look once the page is scrolled more than 10 px", async () => {
  await openHome();
  const isScrolledAt = (y: number) => {
    Object.defineProperty(window, "scrollY", { value: y, configurable: true });
    fireEvent.scroll(window);
    return document.documentElement.hasAttribute("data-scrolled");
  };

  expect(isScrolledAt(10)).toBe(false);
  expect(isScrolledAt(11)).toBe(true);
  expect(isScrolledAt(0)).toBe(false);
});
