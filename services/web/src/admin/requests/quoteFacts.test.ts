import { formatPhone } from "@ridgeline/contract/phone";
import { quoteFieldList, readAnswer, sampleAnswers } from "@ridgeline/contract/quoteFields";
import { sample } from "../../../test/renderPart";
import { bareQuote, fullQuote } from "../../../../../contract/test/quoteRequests";
import { createMatcher, toSearchText } from "../lists/search";
import { greetingFor, mailHref, textHref } from "./contactActions";
import {
  formatDate,
  formatDateTime,
  quoteCsv,
  searchTextsOf,
  summarizeQuote,
  toCsv,
} from "./quoteFacts";

const { serviceTypes } = sample;

test.each(quoteFieldList)(
  "the answer to $name is in the spreadsheet and the copied text, and found by the search",
  ({ name }) => {
    const quote = { ...fullQuote, ...sampleAnswers };
    const value = readAnswer(quote, name, serviceTypes);

    expect(quoteCsv([quote], serviceTypes)).toContain(value);
    const copied = name === "phone" ? formatPhone(value) : value;
    expect(summarizeQuote(quote, serviceTypes)).toContain(copied);
    const text = toSearchText(searchTextsOf(quote, serviceTypes));
    expect(createMatcher(value)(text)).toBe(true);
  },
);

test("the copied text has a line for each fact, and none for what is missing", () => {
  const all = `Quote Request 114 (Nov 19, 2026)
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
Referrer: https://www.google.com/`;

  expect(summarizeQuote(fullQuote, serviceTypes)).toBe(all);
  const bare = all.replace("114", "113").replace(/\n\nTracking[^]*/, "");
  expect(summarizeQuote(bareQuote, serviceTypes)).toBe(
    bare.replaceAll(/^(Email|Address|Timing|Budget): .*\n/gm, ""),
  );
});

// Without a time zone: on the reader's calendar.
test.each([
  ["2026-11-09T12:00:00", "Nov 9, 2026", "2026-11-09 12:00"],
  ["2027-01-31T23:59:59", "Jan 31, 2027", "2027-01-31 23:59"],
])("%s is shown as %s, and as %s in the spreadsheet", (iso, date, dateTime) => {
  expect([formatDate(iso), formatDateTime(iso)]).toEqual([date, dateTime]);
});

describe("the spreadsheet", () => {
  test.each([
    ["a,b", '"a,b"'],
    ["a;=1", '"a;=1"'],
    ['say "hi"', '"say ""hi"""'],
    ["two\nlines", '"two\nlines"'],
    ["plain", "plain"],
    ["=1+1", "'=1+1"],
    ["+17065550117", "'+17065550117"],
    ["-2", "'-2"],
    ["@SUM(A1)", "'@SUM(A1)"],
    ["\u200B\u00A0=1+1", "'\u200B\u00A0=1+1"],
    ["\tx", "'\tx"],
    ["\r=1", '"\'\r=1"'],
  ])("writes %j as %j: a cell as in RFC 4180 that runs nothing", (text, cell) => {
    expect(toCsv([[text], ["1"]])).toBe(`\uFEFF${cell}\r\n1\r\n`);
  });
});

const greet = (fullName: string, serviceType = "roofing", shortName = "Ridgeline") =>
  greetingFor({ fullName, serviceType }, { ...sample, shortName });

test.each([
  ["roofing", "your request for Roofing & Roof Repair. "],
  ["other", "your request. "],
  ["chimneys", "your request for chimneys. "], // no longer offered
])("a text message names customer, business and kind of work: %s", (serviceType, end) => {
  expect(greet("Walter Pruitt", serviceType)).toBe(`Hi Walter, this is Ridgeline about ${end}`);
});

test("a text message to nobody in particular begins with Hi", () => {
  expect(greet("The Johnsons")).toMatch(/^Hi, this is Ridgeline /);
});

test("names and addresses cannot inject anything into a link", () => {
  const text = textHref("7065550117", greet("Bob&body=Pay Lee", "other", "Nail & Co?to=#%20+x"));

  expect(text).toBe(
    "sms:+17065550117?&body=Hi%2C%20this%20is%20Nail%20%26%20Co%3Fto%3D%23%2520%2Bx%20about%20your%20request.%20",
  );
  expect(mailHref("a+b&c'd@example.com")).toContain("a%2Bb%26c'd@example.com?subject=");
});
