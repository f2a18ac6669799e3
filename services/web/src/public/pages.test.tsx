import { screen, within } from "@testing-library/react";
import { sampleBusiness } from "../../test/freshSite";
import { createFakeApi } from "../../test/fakeApi";
import { openDocument } from "../../test/openDocument";
import { sampleContent } from "../../test/sampleLists";

const CALL = "tel:+17065550142";

beforeEach(() => jest.useFakeTimers({ now: new Date("2026-11-25T17:00Z") }));
afterEach(() => jest.useRealTimers());

function open(address: string, data: Parameters<typeof openDocument>[1] = {}) {
  createFakeApi();
  openDocument(address, data);
  const footer = within(screen.getByRole("contentinfo"));
  return {
    header: within(screen.getByRole("banner")),
    main: within(screen.getByRole("main")),
    footer,
    hrefOf: (name: string | RegExp) => footer.getByRole("link", { name }).getAttribute("href"),
    footerText: screen.getByRole("contentinfo").textContent,
  };
}

test("header and footer say how and when to reach the business; legal pages and year are in the footer", () => {
  const { header, footer, footerText, hrefOf } = open("/");

  expect(header.getByRole("link", { name: "(706) 555-0142" }).getAttribute("href")).toBe(CALL);
  expect(hrefOf("(706) 555-0142")).toBe(CALL);
  expect(hrefOf("Send Text Message")).toBe("sms:+17065550142");
  expect(hrefOf(/^hello@/)).toBe("mailto:hello@ridgelinehome.example");
  expect(footerText).toContain("214 Mill Race Lane");
  expect(footer.getByRole("link", { name: /^Facebook/ }).getAttribute("target")).toBe("_blank");
  for (const name of ["Instagram", "Yelp", "Google Business"]) expect(hrefOf(name)).toBeNull();
  const hours = footer
    .getAllByRole("term")
    .map((day) => `${day.textContent}: ${day.nextElementSibling?.textContent}`);
  expect(hours).toEqual([
    "Monday-Friday: 8:00 AM - 6:00 PM",
    "Saturday: 9:00 AM - 4:00 PM",
    "Sunday: Closed",
    "Emergency repairs: 24/7",
  ]);
  expect(hrefOf("Privacy Policy")).toBe("/privacy");
  expect(hrefOf("Terms of Service")).toBe("/terms");
  expect(footerText).toContain("© 2026 Ridgeline Home & Property");
});

test("the landing page's sections, anchors, hero and value points are those of the requirements", () => {
  const { main } = open("/");

  const ids = [...document.querySelectorAll("[id]")].map(({ id }) => id).join(" ");
  const order = ["main-content", "services", "about", "areas", "reviews", "quote-form", "contact"];
  expect(ids).toMatch(new RegExp(order.map((id) => `\\b${id}\\b`).join(".*")));
  expect(screen.getAllByRole("heading", { level: 1 })).toHaveLength(1);
  const hrefIn = (name: string) => main.getByRole("link", { name }).getAttribute("href");
  expect(hrefIn("Call Now")).toBe(CALL);
  expect(hrefIn("Request a Free Estimate")).toBe("#quote-form");
  expect(hrefIn("Get in touch")).toBe("#quote-form");
  expect(main.getByText("Get in touch").textContent).toBe("Get in touch →");
  for (const badge of ["Licensed & Insured", "Local & Reliable", "Fast Turnaround"])
    expect(main.getByText(badge)).toBeTruthy();
  const about = document.querySelector("#about");
  expect(about?.textContent).toMatch(/founded by a local contractor.*Over 15 years/s);
  expect([...(about?.querySelectorAll("h3") ?? [])].map(({ textContent }) => textContent)).toEqual([
    "Quality Workmanship",
    "Clear Communication",
    "On-Time & On-Budget",
    "Satisfaction Guarantee",
  ]);
  // A profile without a link is plain text, not a dead button.
  const placeholder = within(
    document.querySelector<HTMLElement>("#reviews") ?? document.body,
  ).getByText("Nextdoor");
  expect(placeholder.getAttribute("aria-disabled")).toBe("true");
  expect(placeholder.hasAttribute("href")).toBe(false);
});

test("the HTML has every service, project and its picture, area and review, in order", () => {
  open("/");
  const { services, "featured-projects": projects, ...others } = sampleContent;
  const texts = [
    ...[...services, ...projects].flatMap(({ title, description }) => [title, description]),
    ...others["service-areas"].map(({ name }) => name),
    ...others.testimonials.flatMap(({ review, name }) => [review, name]),
  ];

  expect(document.querySelector("main")?.textContent).toMatch(new RegExp(texts.join(".*"), "s"));
  const pictures = [...document.querySelectorAll("[data-picture] img")];
  expect(pictures.map((one) => [one.getAttribute("src"), one.getAttribute("alt")])).toEqual(
    projects.map(({ imageUrl, altText }) => [imageUrl, altText]),
  );
});

test.each([
  ["/", ""],
  ["/privacy", "/"],
])("the quick links on %s lead to the parts of the landing page", (address, page) => {
  const { footer } = open(address);

  const links = within(footer.getByRole("navigation")).getAllByRole("link");
  expect(links.map((link) => link.getAttribute("href"))).toEqual(
    ["services", "about", "areas", "reviews", "quote-form"].map((anchor) => `${page}#${anchor}`),
  );
});

test.each([
  [
    "/privacy",
    "Privacy Policy",
    [
      "Information We Collect",
      "How We Use Your Information",
      "Information Sharing",
      "Data Security",
      "Your Rights",
      "Contact Information",
    ],
  ],
  [
    "/terms",
    "Terms of Service",
    [
      "Acceptance of Terms",
      "Services",
      "Estimates and Quotes",
      "Licensing and Insurance",
      "Warranties and Guarantees",
      "Limitation of Liability",
      "Website Use",
      "Contact Information",
    ],
  ],
])("%s is the %s, with its cards in order and a link back", (address, title, cards) => {
  const { main } = open(address);

  expect(main.getByRole("heading", { level: 1 }).textContent).toBe(title);
  const headings = main.getAllByRole("heading", { level: 2 });
  expect(headings.map(({ textContent }) => textContent)).toEqual(cards);
  expect(main.getByRole("link", { name: "Back to Home" }).getAttribute("href")).toBe("/");
});

test("the privacy policy was last updated today, and says nothing that the site does not do", () => {
  const { main } = open("/privacy");

  expect(main.getByText(/^Last updated/).textContent).toMatch(/: November 25, 2026$/);
  const said = screen.getByRole("main").textContent;
  expect(said).toContain("forgets the address after an hour");
  expect(said).not.toMatch(/We delete |one automatic email/);
});

test.each([
  [{ requestDays: 365 }, "We delete quote requests after 365 days;"],
  [{ spamDays: 1 }, "We delete requests that look like spam after 1 day;"],
  [
    { requestDays: 365, spamDays: 30 },
    "We delete quote requests after 365 days, and those that look like spam after 30 days;",
  ],
])("the privacy policy says how long visitors' data is kept: %j", (retention, sentence) => {
  open("/privacy", { retention, business: { ...sampleBusiness, answersByEmail: true } });

  const said = screen.getByRole("main").textContent;
  expect(said).toContain(sentence);
  expect(said).toContain("we confirm your request by one automatic email");
});

test("the not-found page has a hint about the router, and leads home", () => {
  openDocument("/nowhere");

  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("404 Page Not Found");
  expect(screen.getByText("Did you forget to add the page to the router?")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Back to Home" }).getAttribute("href")).toBe("/");
});

test("the terms list the ten kinds of service, or none if the form offers nothing but Other", () => {
  const offer = open("/terms").main.getByRole("heading", { level: 2, name: "Services" });
  const kinds = [...(offer.parentElement?.querySelectorAll("li") ?? [])];
  expect(kinds).toHaveLength(10);
  expect(kinds.map(({ textContent }) => textContent)).not.toContain("Other");

  const serviceTypes = [{ value: "other", label: "Other" }];
  const { main } = open("/terms", { business: { ...sampleBusiness, serviceTypes } });
  expect(main.getByRole("heading", { level: 2, name: "Estimates and Quotes" })).toBeTruthy();
  expect(main.queryByRole("heading", { level: 2, name: "Services" })).toBeNull();
});
