import { readAnswers, sampleAnswers } from "@ridgeline/contract/quoteAnswers";
import { quoteFieldList } from "@ridgeline/contract/quoteFields";
import { formatPhone } from "@ridgeline/contract/phone";
import { noOptionalAnswers } from "../../../../contract/test/quoteRequests";
import { sampleBusiness } from "../business/sampleBusiness";
import type { Letterhead, NotifiedRequest } from "./notification";
import { composeMail } from "./composeMail";

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

const compose = (about: NotifiedRequest, letterhead = site) =>
  composeMail({ kind: "quote-request", request: about }, letterhead);

const DIRECTIONS = "https://www.google.com/maps/dir/?api=1&destination=12+Hawkins+St";

describe("the mail about a request", () => {
  test("states each fact in plain text", () => {
    expect(compose(request).text.split("\n")).toEqual([
      "Ann Lee",
      "",
      "Call (706) 555-0199",
      "Text (706) 555-0199",
      `Directions: ${DIRECTIONS}`,
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
      "Open this request: https://site.example/admin/quote-requests#request-12",
      "",
      "Request 12, sent from https://site.example",
      "",
    ]);
  });

  test("has an HTML version with a link for each action", () => {
    const { html } = compose(request);

    expect(linksOf(html)).toEqual([
      ["tel:+17065550199", "Call (706) 555-0199"],
      ["sms:+17065550199", "Text (706) 555-0199"],
      [DIRECTIONS.replace("&", "&amp;"), "Directions"],
      ["mailto:ann@example.com", "ann@example.com"],
      ["https://site.example/admin/quote-requests#request-12", "Open this request"],
    ]);
    for (const fact of ["Ann Lee", "Timing: ASAP", "Budget: $1,000 - $5,000", "Above the stairs."])
      expect(html).toContain(fact);
  });

  test("offers no directions without an address", () => {
    const { html, text } = compose(short);

    expect(linksOf(html).map(([, words]) => words)).toEqual([
      "Call (706) 555-0199",
      "Text (706) 555-0199",
      "Open this request",
    ]);
    expect(text).not.toContain("Directions");
  });

  test("has no link to the admin area if the site has no address", () => {
    const { html, text } = compose(short, { ...site, address: undefined });

    expect(linksOf(html).map(([, words]) => words)).toEqual([
      "Call (706) 555-0199",
      "Text (706) 555-0199",
    ]);
    expect(text).not.toContain("Open this request");
    expect(text).toContain("Request 12, sent from your website");
  });

  test("uses the business's label for the kind of work, or the stored value if it has none", () => {
    const serviceTypes = [{ value: "gutters", label: "Gutters, new" }];
    const oak = { ...site, business: { ...sampleBusiness, serviceTypes } };

    expect(compose({ ...request, serviceType: "gutters" }, oak).subject).toBe(
      "Estimate request: Gutters, new, 12 Hawkins St",
    );
    expect(compose(request, oak).text).toContain("Service Type: roofing");
  });

  test("escapes what visitors write, and lets each text choose its direction", () => {
    const { html } = compose({
      ...request,
      fullName: 'A"<b>',
      address: "<i>'",
      projectDetails: "<script>\n& more",
    });

    expect(html).toMatch(/<h1 dir="auto" [^>]*>A&quot;&lt;b&gt;<\/h1>/);
    expect(html).toContain("Address: &lt;i&gt;&#39;</p>");
    expect(html).toContain('<p dir="auto">&lt;script&gt;<br>\n&amp; more</p>');
  });

  test("leaves out unanswered questions", () => {
    const { text, subject } = compose(short);

    expect(text).not.toMatch(/^(Email|Where|Timing|Budget):/m);
    expect(subject).toBe("Estimate request: Roofing & Roof Repair, Ann Lee");
  });

  test.each([null, "", "ann@example"])("cannot be replied to if the address is %j", (email) => {
    expect(compose({ ...request, email })).not.toHaveProperty("replyTo");
  });

  test("cuts long answers where they must fit on a line", () => {
    const mail = compose({
      ...request,
      fullName: "n".repeat(200),
      address: "a".repeat(500),
      serviceType: "s".repeat(61),
    });

    expect(mail.subject).toBe(`Estimate request: ${"s".repeat(59)}…, ${"a".repeat(79)}…`);
    expect(mail.replyTo?.name).toBe(`${"n".repeat(99)}…`);
    expect(mail.text).toContain(`${"n".repeat(200)}\n`);
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

test.each(quoteFieldList)("the answer to $name is in the mail about a request", ({ name }) => {
  const { text } = compose({ ...request, ...sampleAnswers });
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

  const mail = compose(asked, oak);

  expect(JSON.stringify(mail)).not.toMatch(/Ridgeline|Dahlonega|Georgia|ridgelinehome|5550142/);
  expect(mail.html).toContain("Oak");
});

test("the mail about a review has its words and a link to it", () => {
  const path = "/admin/testimonials#testimonial-7";
  const notice = { title: "Martha\nL. gave 5 stars", text: "Dry\nagain.", path };

  const { subject, text } = composeMail({ kind: "review", notice }, site);

  expect(subject).toBe("Martha L. gave 5 stars");
  expect(text.split("\n")).toEqual([
    "Martha L. gave 5 stars",
    "",
    "Dry",
    "again.",
    "",
    `Open it: https://site.example${path}`,
    "",
    "Sent from https://site.example",
    "",
  ]);
});
