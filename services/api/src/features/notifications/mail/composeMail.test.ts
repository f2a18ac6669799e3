import { readSite } from "../../../config/readSite";
import type { NotifiedRequest } from "../notification";
import { composeDigestMail } from "./composeDigestMail";
import { composeRequestMail } from "./composeRequestMail";

const site = { ...readSite(), url: "https://site.example" };

const request: NotifiedRequest = {
  id: 12,
  createdAt: new Date(),
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

/** With nothing that the form does not demand. */
const short: NotifiedRequest = { ...request, email: null, address: null, timing: "", budget: null };

describe("the mail about a request", () => {
  test("says everything in plain text", () => {
    expect(composeRequestMail(request, site).text.split("\n")).toEqual([
      "Ann Lee, (706) 555-0199",
      "tel:+17065550199",
      "",
      "Name: Ann Lee",
      "Phone: (706) 555-0199",
      "Email: ann@example.com",
      "Service: Roofing & Roof Repair",
      "Where: 12 Hawkins St",
      "Timing: ASAP",
      "Budget: $1,000 - $5,000",
      "",
      "The roof leaks.",
      "Above the stairs.",
      "",
      "All requests: https://site.example/admin/quote-requests",
      "Request 12, sent from https://site.example",
      "",
    ]);
  });

  test("says it in HTML too", () => {
    const cell = (label: string, value: string) =>
      `<tr><td style="padding:2px 16px 2px 0;color:#5c665f">${label}</td><td>${value}</td></tr>`;

    expect(composeRequestMail(short, site).html).toBe(`<!doctype html>
<html lang="en"><body style="font:16px/1.5 sans-serif;color:#1d2b24">
<p style="font-size:20px"><b>Ann Lee</b><br>
<a href="tel:+17065550199">Call (706) 555-0199</a></p>
<table style="border-collapse:collapse">${cell("Name", "Ann Lee")}${cell("Phone", "(706) 555-0199")}${cell("Service", "Roofing &amp; Roof Repair")}</table>
<p style="white-space:pre-wrap">The roof leaks.
Above the stairs.</p>
<p><a href="https://site.example/admin/quote-requests">All requests</a></p>
<p style="color:#5c665f">Request 12, sent from https://site.example</p>
</body></html>
`);
  });

  test("leaves out what was not answered", () => {
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
    expect(mail.text).toContain(`Where: ${"a".repeat(500)}\n`);
  });
});

const COMMAND = "docker compose exec api node services/api/dist/commands/quarantine.js";

describe("the digest", () => {
  test("of one request lists it, and says how to release it", () => {
    const { subject, text, html } = composeDigestMail([request], 0);

    expect(subject).toBe("[maybe spam] 1 quote request was set aside");
    expect(text.split("\n")).toEqual([
      "1 quote request was set aside, since a field that people do not see was filled in. Programs do that, and",
      "sometimes a browser. Is one of them real? Then let it through:",
      "",
      `    ${COMMAND} release ID`,
      "",
      "ID 12: Ann Lee, (706) 555-0199, Roofing & Roof Repair",
      "The roof leaks. Above the stairs.",
      "",
    ]);
    expect(html).toBe(
      `<!doctype html>\n<html lang="en"><body><pre style="font:16px/1.5 sans-serif;white-space:pre-wrap">${text.replace("&", "&amp;")}</pre></body></html>\n`,
    );
  });

  test("of more than it lists says how many there are", () => {
    const { subject, text } = composeDigestMail([request, { ...request, id: 13 }], 3);

    expect(subject).toBe("[maybe spam] 5 quote requests were set aside");
    expect(text.split("\n").slice(-5)).toEqual([
      "ID 13: Ann Lee, (706) 555-0199, Roofing & Roof Repair",
      "The roof leaks. Above the stairs.",
      "",
      `and 3 more: ${COMMAND} list`,
      "",
    ]);
  });
});
