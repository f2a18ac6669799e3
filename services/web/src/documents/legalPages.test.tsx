import { screen } from "@testing-library/react";
import { createFakeApi } from "../../test/fakeApi";
import { renderApp } from "../../test/renderApp";

const pages = [
  {
    address: "/privacy",
    title: "Privacy Policy",
    cards: [
      "Information We Collect",
      "How We Use Your Information",
      "Information Sharing",
      "Data Security",
      "Your Rights",
      "Contact Information",
    ],
  },
  {
    address: "/terms",
    title: "Terms of Service",
    cards: [
      "Acceptance of Terms",
      "Services",
      "Estimates and Quotes",
      "Licensing and Insurance",
      "Warranties and Guarantees",
      "Limitation of Liability",
      "Website Use",
      "Contact Information",
    ],
  },
];

describe.each(pages)("$address", ({ address, title, cards }) => {
  test("has its cards in order", async () => {
    createFakeApi();
    renderApp(address);
    await screen.findByRole("heading", { level: 1, name: title });

    const headings = screen.getAllByRole("heading", { level: 2 });
    expect(headings.map(({ textContent }) => textContent)).toEqual(cards);
  });

  test("leads back home", async () => {
    createFakeApi();
    renderApp(address);
    const link = await screen.findByRole("link", { name: "Back to Home" });

    expect(link.getAttribute("href")).toBe("/");
  });
});

test("the privacy policy was last updated today", async () => {
  createFakeApi();
  renderApp("/privacy");

  const [, date = ""] =
    /Last updated: (.*)/.exec((await screen.findByText(/^Last updated/)).textContent) ?? [];
  expect(new Date(date).toDateString()).toBe(new Date().toDateString());
});

test("the terms list the ten kinds of service", async () => {
  createFakeApi();
  renderApp("/terms");

  const heading = await screen.findByRole("heading", { level: 2, name: "Services" });
  const kinds = [...(heading.parentElement?.querySelectorAll("li") ?? [])];
  expect(kinds).toHaveLength(10);
  expect(kinds.map(({ textContent }) => textContent)).not.toContain("Other");
});

test.each(["/nowhere", "/adminx", "/privacy/", "/terms.html"])(
  "%s is not found",
  async (address) => {
    createFakeApi();
    renderApp(address);

    expect(await screen.findByRole("heading", { name: "404 Page Not Found" })).toBeTruthy();
    expect(screen.getByText("Did you forget to add the page to the router?")).toBeTruthy();
  },
);

test("/index.html is the landing page", async () => {
  createFakeApi();
  renderApp("/index.html");

  expect(await screen.findByRole("link", { name: "Request a Free Estimate" })).toBeTruthy();
});
