import { screen, within } from "@testing-library/react";
import { createFakeApi } from "../../test/fakeApi";
import { openDocument } from "../../test/openDocument";

const CALL = "tel:+17065550142";
const TEXT = "sms:+17065550142";

async function openHome() {
  createFakeApi();
  const visitor = openDocument("/");
  await screen.findByText("Quality Workmanship");
  return visitor;
}

test("the header calls the business", async () => {
  await openHome();

  const header = within(screen.getByRole("banner"));
  expect(header.getByRole("link", { name: "(706) 555-0142" }).getAttribute("href")).toBe(CALL);
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
