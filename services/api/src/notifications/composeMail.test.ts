import { readAnswers, sampleAnswers } from "@ridgeline/contract/quoteAnswers";
import { quoteFieldList } from "@ridgeline/contract/quoteFields";
import { formatPhone } from "@ridgeline/contract/phone";
import { noOptionalAnswers } from "../../../../contract/test/quoteRequests";
import { sampleBusiness } from "../business/sampleBusiness";
import type { Letterhead, NotifiedRequest } from "./notification";
import { composeDigestMail, composeRequestMail } from "./composeMail";

const site: Letterhead = { business: sampleBusiness, address: "https://site.example" };

const request: NotifiedRequest = {
  id: 12,
  createdAt: new Date(),
  ...noOptionalAnswers,
  fullName: "Ann Lee",
  phone: "7065550199",
  email: "ann@example.com",
  address: "12 Hawkins St",
  serviceType: "roofing",
  timing: "asap",
  budget: "1000-5000",
  projectDetails: "The roof leaks.\nAbove the stairs.",
  utmSource: null,
  utmMedium: null,
  utmCampaign: null,
  referrer: null,
};

/** With only the required fields. */
const short: NotifiedRequest = { ...request, ...noOptionalAnswers, timing: "" };

const DIRECTIONS = "https://www.google.com/maps/dir/?api=1&destination=12+Hawkins+St";

describe("the mail about a request", () => {
  test("the plain-text mail states each fact once", () => {
    expect(composeRequestMail(request, site).text.split("\n")).toEqual([
      "Ann Lee, (706) 555-0199",
      "",
      "Service Type: Roofing & Roof Repair",
      "Timing: ASAP",
      "Budget: $1,000 - $5,000",
      "Email: ann@example.com",
      "Address: 12 Hawkins St",
      "",
      "The roof leaks.",
      "Above the stairs.",
      "",
      `Directions: ${DIRECTIONS}`,
      "Open this request: https://site.example/admin/quote-requests#request-12",
      "",
      "Request 12, sent from https://site.example",
      "",
    ]);
  });

  test("has an HTML version with a link for each action", () => {
    const { html } = composeRequestMail(request, site);

    expect(linksOf(html)).toEqual([
      ["tel:+17065550199", "Call (706) 555-0199"],
      ["sms:+17065550199", "Text"],
      [DIRECTIONS.replace("&", "&amp;"), "Directions"],
      ["mailto:ann@example.com", "ann@example.com"],
      ["https://site.example/admin/quote-requests#request-12", "Open this request"],
    ]);
    expect(wordsOf(html)).toEqual([
      "Estimate request: Roofing &amp; Roof Repair, 12 Hawkins St",
      "The roof leaks. Above the stairs.",
      "Ridgeline",
      "New estimate request",
      "Ann Lee",
      "Call (706) 555-0199",
      "Text",
      "Directions",
      "Service Type",
      "Roofing &amp; Roof Repair",
      "Timing",
      "ASAP",
      "Budget",
      "$1,000 - $5,000",
      "Email",
      "ann@example.com",
      "Address",
      "12 Hawkins St",
      "The roof leaks.",
      "Above the stairs.",
      "Open this request",
      "Request 12, sent from https://site.example",
    ]);
  });

  test("offers no directions without an address", () => {
    const { html, text } = composeRequestMail(short, site);

    expect(linksOf(html).map(([, words]) => words)).toEqual([
      "Call (706) 555-0199",
      "Text",
      "Open this request",
    ]);
    expect(text).not.toContain("Directions");
  });

  test("has no link to the admin area if the site has no address", () => {
    const { html, text } = composeRequestMail(short, { ...site, address: undefined });

    expect(linksOf(html).map(([, words]) => words)).toEqual(["Call (706) 555-0199", "Text"]);
    expect(text).not.toContain("Open this request");
    expect(text).toContain("Request 12, sent from your website");
  });

  test("uses the business's label for the kind of work, or the stored value if it has none", () => {
    const serviceTypes = [{ value: "gutters", label: "Gutters, new" }];
    const oak = { ...site, business: { ...sampleBusiness, serviceTypes } };

    expect(composeRequestMail({ ...request, serviceType: "gutters" }, oak).subject).toBe(
      "Estimate request: Gutters, new, 12 Hawkins St",
    );
    expect(composeRequestMail(request, oak).text).toContain("Service Type: roofing");
  });

  test("escapes what visitors write, and lets each text choose its direction", () => {
    const { html } = composeRequestMail(
      { ...request, fullName: 'A"<b>', address: "<i>'", projectDetails: "<script>\n& more" },
      site,
    );

    expect(html).toMatch(/<h1 dir="auto" [^>]*>A&quot;&lt;b&gt;<\/h1>/);
    expect(html).toMatch(/<td dir="auto" [^>]*>&lt;i&gt;&#39;<\/td>/);
    expect(html).toMatch(/<p dir="auto" [^>]*>&lt;script&gt;<br>&amp; more<\/p>/);
  });

  test("has dark-mode colors that override the light ones", () => {
    const { html } = composeRequestMail(request, site);

    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    expect(html).toMatch(
      /@media \(prefers-color-scheme:dark\)\{.*\.page\{background-color:#0F211A !important;/,
    );
    expect(html).toMatch(/<body class="page" style="background-color:#FBF5E9;/);
  });

  test("leaves out unanswered questions", () => {
    const { text, subject } = composeRequestMail(short, site);

    expect(text).not.toMatch(/^(Email|Where|Timing|Budget):/m);
    expect(subject).toBe("Estimate request: Roofing & Roof Repair, Ann Lee");
  });

  test.each([null, "", "ann@example"])("cannot be replied to if the address is %j", (email) => {
    expect(composeRequestMail({ ...request, email }, site)).not.toHaveProperty("replyTo");
  });

  test("cuts long answers where they must fit on a line", () => {
    const mail = composeRequestMail(
      {
        ...request,
        fullName: "n".repeat(200),
        address: "a".repeat(500),
        serviceType: "s".repeat(61),
      },
      site,
    );

    expect(mail.subject).toBe(`Estimate request: ${"s".repeat(59)}…, ${"a".repeat(79)}…`);
    expect(mail.replyTo?.name).toBe(`${"n".repeat(99)}…`);
    expect(mail.text).toContain(`${"n".repeat(200)}, (706)`);
    expect(mail.text).toContain(`Address: ${"a".repeat(500)}\n`);
  });
});

/** Addresses and texts. */
function linksOf(html: string): [string, string][] {
  return [...html.matchAll(/<a href="([^"]*)"[^>]*>([^<]*)</g)].map(([, href = "", words = ""]) => [
    href,
    words,
  ]);
}

/** Everything between tags except style sheets. */
function wordsOf(html: string): string[] {
  const texts = html.replace(/<style>.*?<\/style>/, "").split(/<[^>]*>/);
  return texts.map((text) => text.replace("&nbsp;", "").trim()).filter(Boolean);
}

const WHY =
  "A field that people do not see was filled in. Programs do that, and sometimes a browser. Is one of them real? Then move it to your quote requests:";

test.each(quoteFieldList)("the answer to $name is in the mail about a request", ({ name }) => {
  const { text } = composeRequestMail({ ...request, ...sampleAnswers }, site);
  const answer =
    readAnswers(sampleAnswers, site.business.serviceTypes).find((one) => one.name === name)
      ?.value ?? "(none)";

  expect(text).toContain(name === "phone" ? formatPhone(answer) : answer);
});

test("another business's mails contain nothing of the sample", () => {
  const serviceTypes = [{ value: "gutters", label: "Gutters" }];
  const business = { ...sampleBusiness, name: "Oak Gutters", shortName: "Oak", serviceTypes };
  const oak = { business, address: "https://oak.example" };
  const asked = { ...request, serviceType: "gutters" };

  for (const mail of [
    composeRequestMail(asked, oak),
    composeDigestMail({ kind: "digest", requests: [asked], more: 2 }, oak),
  ]) {
    const said = JSON.stringify(mail).replaceAll("Georgia,'Times New Roman'", ""); // a font
    expect(said).not.toMatch(/Ridgeline|Dahlonega|Georgia|ridgelinehome|5550142/);
    expect(mail.html).toContain("Oak");
  }
});

describe("the digest", () => {
  const digest = { kind: "digest", requests: [request], more: 0 } as const;

  test("of one request lists it, and says where to release it", () => {
    const { subject, text, html } = composeDigestMail(digest, site);

    expect(subject).toBe("[maybe spam] 1 quote request was set aside");
    expect(text.split("\n")).toEqual([
      "1 quote request was set aside.",
      WHY,
      "",
      "https://site.example/admin/quote-requests#held",
      "",
      "ID 12: Ann Lee, (706) 555-0199, Roofing & Roof Repair",
      "The roof leaks. Above the stairs.",
      "",
      "",
    ]);
    expect(linksOf(html)).toEqual([
      ["https://site.example/admin/quote-requests#held", "Look at them"],
    ]);
    expect(wordsOf(html).slice(-3)).toEqual([
      "ID 12: Ann Lee, (706) 555-0199, Roofing &amp; Roof Repair",
      "The roof leaks. Above the stairs.",
      "Sent from https://site.example",
    ]);
  });

  test("without a site address says in words where to release it", () => {
    const { text, html } = composeDigestMail(digest, { ...site, address: undefined });

    expect(text).toContain("Then move it to your quote requests, in the admin area.");
    expect(linksOf(html)).toEqual([]);
  });

  test("that cannot list every request gives the total", () => {
    const { subject, text } = composeDigestMail(
      { kind: "digest", requests: [request, { ...request, id: 13 }], more: 3 },
      site,
    );

    expect(subject).toBe("[maybe spam] 5 quote requests were set aside");
    expect(text.split("\n").slice(-5)).toEqual([
      "ID 13: Ann Lee, (706) 555-0199, Roofing & Roof Repair",
      "The roof leaks. Above the stairs.",
      "",
      "and 3 more",
      "",
    ]);
  });

  test.each([
    [0, "1 more request"],
    [41, "42 more requests"],
  ])("of further requests, %i of them unlisted, links to the list", (more, title) => {
    const { subject, text, html } = composeDigestMail(
      { kind: "more-requests", requests: [request], more },
      site,
    );

    expect(subject).toBe(title);
    expect(text).toContain("ID 12: Ann Lee, (706) 555-0199, Roofing & Roof Repair");
    expect(linksOf(html)).toEqual([["https://site.example/admin/quote-requests", "Look at them"]]);
    expect(`${text}${html}`).not.toMatch(/spam|set aside/);
  });
});
