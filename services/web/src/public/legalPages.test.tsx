import { screen, within } from "@testing-library/react";
import { createFakeApi } from "../../test/fakeApi";
import { openDocument } from "../../test/openDocument";
import { sampleBusiness } from "../../test/freshSite";

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
    openDocument(address);
    await screen.findByRole("heading", { level: 1, name: title });

    const headings = within(screen.getByRole("main")).getAllByRole("heading", { level: 2 });
    expect(headings.map(({ textContent }) => textContent)).toEqual(cards);
  });
});

test("the privacy policy was last updated today", async () => {
  createFakeApi();
  openDocument("/privacy");

  const line = (await screen.findByText(/^Last updated/)).textContent;
  const [, date = ""] = /Last updated: (.*)/.exec(line) ?? [];
  expect(new Date(date).toDateString()).toBe(new Date().toDateString());
});

test.each([
  [{}, undefined],
  [{ requestDays: 365 }, "We delete quote requests after 365 days;"],
  [{ spamDays: 1 }, "We delete requests that look like spam after 1 day;"],
  [
    { requestDays: 365, spamDays: 30 },
    "We delete quote requests after 365 days, and those that look like spam after 30 days;",
  ],
])("the privacy policy says how long visitors' data is kept: %j", (retention, sentence) => {
  openDocument("/privacy", { retention });

  const said = screen.getByRole("main").textContent;
  expect(said).toContain("forgets the address after an hour");
  expect(/We delete [^;]*;/.exec(said)?.[0]).toBe(sentence);
});

test("the terms list the ten kinds of service", async () => {
  createFakeApi();
  openDocument("/terms");

  const heading = await screen.findByRole("heading", { level: 2, name: "Services" });
  const kinds = [...(heading.parentElement?.querySelectorAll("li") ?? [])];
  expect(kinds).toHaveLength(10);
  expect(kinds.map(({ textContent }) => textContent)).not.toContain("Other");
});

test("the terms list no services if the form offers nothing but Other", async () => {
  createFakeApi();
  const serviceTypes = [{ value: "other", label: "Other" }];
  openDocument("/terms", { business: { ...sampleBusiness, serviceTypes } });

  await screen.findByRole("heading", { level: 2, name: "Estimates and Quotes" });
  expect(screen.queryByText("We offer:")).toBeNull();
  expect(screen.queryByRole("heading", { level: 2, name: "Services" })).toBeNull();
});
