import { sample } from "../../../test/renderApp";
import { bareQuote, fullQuote } from "../../../test/sampleQuotes";
import { summarizeQuote } from "./quoteFacts";

test("contains everything known, one line per fact", () => {
  expect(summarizeQuote(fullQuote, sample.serviceTypes)).toBe(`Quote Request 114 (Nov 19, 2026)
Full Name: Jane Holcomb
Phone: (706) 555-0117
Email: jane.holcomb@example.com
Address: 48 Auraria Road, Dahlonega
Service Type: Roofing & Roof Repair
Timing: ASAP
Budget: $1,000 - $5,000

Project Details:
A stain on the bedroom ceiling.
Near the chimney.

Tracking Information:
UTM Source: google
UTM Medium: cpc
UTM Campaign: roof-repair-fall
Referrer: https://www.google.com/`);
});

test("has no line for a missing answer", () => {
  expect(summarizeQuote(bareQuote, sample.serviceTypes)).toBe(`Quote Request 113 (Nov 19, 2026)
Full Name: Jane Holcomb
Phone: (706) 555-0117
Service Type: Roofing & Roof Repair

Project Details:
A stain on the bedroom ceiling.
Near the chimney.`);
});
