import { formatPhone } from "@ridgeline/contract/phone";
import { quoteFieldList, readAnswers, sampleAnswers } from "@ridgeline/contract/quoteFields";
import { noOptionalAnswers } from "../../../../contract/test/quoteRequests";
import { sampleBusiness } from "../business/sampleBusiness";
import { composeMail } from "./composeMail";
import type { Letterhead, NotifiedRequest } from "./notification";

const serviceTypes = [{ value: "gutters", label: "Gutters, new" }];
const site: Letterhead = {
  business: { ...sampleBusiness, name: "Oak Gutters", shortName: "Oak", serviceTypes },
  address: "https://oak.example",
};

/** With only the required fields. */
const short: NotifiedRequest = {
  id: 12,
  createdAt: new Date(),
  ...noOptionalAnswers,
  ...{ utmSource: null, utmMedium: null, utmCampaign: null, referrer: null },
  fullName: "Ann Lee",
  phone: "7065550199",
  serviceType: "gutters",
  projectDetails: "They leak.\nAbove the stairs.",
};

const request: NotifiedRequest = {
  ...short,
  email: "ann@example.com",
  address: "12 Hawkins St",
  timing: "asap",
  budget: "1000-5000",
};

const compose = (about: NotifiedRequest, letterhead = site) =>
  composeMail({ kind: "quote-request", request: about }, letterhead);

/** Addresses and texts. */
const linksOf = (html: string) =>
  [...html.matchAll(/<a href="([^"]*)"[^>]*>([^<]*)</g)].map(([, href, words]) => [href, words]);

const DIRECTIONS = "https://www.google.com/maps/dir/?api=1&destination=12+Hawkins+St";

describe("the mail about a request", () => {
  test("states each fact in plain text", () => {
    expect(compose(request).text).toBe(`Ann Lee

Call (706) 555-0199
Text (706) 555-0199
Directions: ${DIRECTIONS}

Service Type: Gutters, new
Timing: ASAP
Budget: $1,000 - $5,000
Email: ann@example.com
Address: 12 Hawkins St

They leak.
Above the stairs.

Open this request: https://oak.example/admin/quote-requests#request-12

Request 12, sent from https://oak.example
`);
  });

  test("has an HTML version with a link for each action", () => {
    const { html } = compose(request);

    expect(linksOf(html)).toEqual([
      ["tel:+17065550199", "Call (706) 555-0199"],
      ["sms:+17065550199", "Text (706) 555-0199"],
      [DIRECTIONS.replace("&", "&amp;"), "Directions"],
      ["mailto:ann@example.com", "ann@example.com"],
      ["https://oak.example/admin/quote-requests#request-12", "Open this request"],
    ]);
    for (const fact of ["Oak", "Ann Lee", "Timing: ASAP", "Above the stairs."])
      expect(html).toContain(fact);
  });

  test("has Call, and nothing else, as a filled button", () => {
    const filled = [...compose(request).html.matchAll(/<a href="(\w+):[^"]*" style="([^"]*)"/g)]
      .filter(([, , style]) => style?.includes("background:#a14a1d;color:#ffffff"))
      .map(([, scheme]) => scheme);

    expect(filled).toEqual(["tel"]);
  });

  test("leaves out what the visitor left empty, and links to a site without an address", () => {
    const { subject, text, html } = compose(short, { ...site, address: undefined });

    expect(subject).toBe("Estimate request: Gutters, new, Ann Lee");
    expect(linksOf(html)).toHaveLength(2);
    expect(text).toBe(`Ann Lee

Call (706) 555-0199
Text (706) 555-0199

Service Type: Gutters, new

They leak.
Above the stairs.

Request 12, sent from your website
`);
  });

  test("names a kind of work that the business no longer has as it was stored", () => {
    expect(compose({ ...request, serviceType: "roofing" }).text).toContain("Service Type: roofing");
  });

  test("contains nothing of the sample business", () => {
    expect(JSON.stringify(compose(request))).not.toMatch(
      /Ridgeline|Dahlonega|Georgia|ridgelinehome|5550142/,
    );
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
    expect(mail.text).toContain(`Address: ${"a".repeat(500)}\n`);
  });

  test.each(quoteFieldList)("has the answer to $name", ({ name }) => {
    const answers = readAnswers(sampleAnswers, serviceTypes);
    const answer = answers.find((one) => one.name === name)?.value ?? "(none)";

    expect(compose({ ...request, ...sampleAnswers }).text).toContain(
      name === "phone" ? formatPhone(answer) : answer,
    );
  });
});

test("any other mail has its title, its words and a link", () => {
  const path = "/admin/testimonials#testimonial-7";
  const notice = {
    ...{ title: "Martha\nL. gave 5 stars", text: "Dry\nagain.", path },
    forOperator: "make status says more.",
  };

  const { subject, text } = composeMail({ kind: "review", notice }, site);

  expect(subject).toBe("Martha L. gave 5 stars");
  expect(text).toBe(`Martha L. gave 5 stars

Dry
again.

make status says more.

Open it: https://oak.example${path}

Sent from https://oak.example
`);
});
