import { parseSortOrder } from "../forms/contentFields";
import { createMatcher, toSearchText } from "../lists/search";
import { formatAgo, formatPeriod } from "./times";
import { toServerErrors } from "../lists/adminKind";
import { suggestSlug } from "../lists/wording";

test.each([
  ["Kitchen & Bath Updates", "kitchen-bath-updates"],
  ["  Sheetrock/Drywall Repair! ", "sheetrock-drywall-repair"],
  ["Crème brûlée d'été", "creme-brulee-dete"],
  ["屋根", ""],
  [`${"a".repeat(95)} b`, "a".repeat(95)],
])("the title %j suggests the slug %j", (title, slug) => {
  expect(suggestSlug(title)).toBe(slug);
});

test.each([
  ["3", 3],
  ["-2", -2],
  ["1.9", 1],
  ["-0.5", 0],
  ["", 0],
  ["abc", 0],
])("the sort order %j is read as %d", (text, expected) => {
  expect(parseSortOrder(text)).toBe(expected);
});

test.each([
  [400, "slug: Required\nimageUrl: Invalid url", { slug: "Required", imageUrl: "Invalid url" }],
  [400, "constructor: Invalid value", {}],
  [400, "The body is not valid JSON.", {}],
  [409, "Taken.", { slug: "Taken." }],
  [500, "slug: Required", {}],
])("a %i saying %j marks %j", (status, body, errors) => {
  const input = { slug: "roofing", imageUrl: "x" };

  expect(toServerErrors({ status, body, message: "" }, input, "slug")).toEqual(errors);
});

const address = "12 Main St, Dahlonega, GA 30533";
const facts = ["Óscar Núñez", "+17065550188", address, null, "A leak\nnear the chimney"];

test.each([
  [true, ["NUNEZ", "núñez óscar", "dahl leak", "  chimney  ", "0188 oscar", "12 main", ""]],
  [true, ["706 555", "(706) 555-01", "706.555.0188", "+1 706", "706–555–0188", "٧٠٦", "30533"]],
  [false, ["oscar gutter", "7065550189", "706 dawsonville", "99"]],
])("the search finds a request: %s, by %j", (isFound, searches) => {
  const found = searches.map((typed) => createMatcher(typed)(toSearchText(facts)));

  expect(found).toEqual(searches.map(() => isFound));
});

test.each([
  ["O'Brien", "O’Brien", "OʼBrien", "O‘Brien", "O`Brien", "o′brien", "O＇Brien", "obrien"],
  ['"Bud"', "“Bud”", "„Bud“", "«Bud»", "bud"],
  ["Anne-Marie", "Anne‑Marie", "Anne–Marie", "Anne—Marie", "Anne−Marie", "anne\u00ADmarie"],
  ["Łukasz Søren Weiß", "lukasz soren weiss", "ŁUKASZ SØREN WEIẞ"],
  ["Đặng Æther Œuvre Þór Sıla", "dang aether oeuvre thor sila"],
  ["Duffy", "Duﬀy", "Ｄｕｆｆｙ", "𝐃uffy"],
  ["wait... 1/2 No 5", "wait… ½ № ５"],
  ["10x12", "10×12"],
  ["$1,500", "1500", "1.500"],
  ["(706) 555-0199", "706.555.0199", "706‑555‑0199", "7065550199", "706\u00A0555 0199"],
  ["2026", "٢٠٢٦", "२०२६", "２０２６"],
])("%s is found however it is written, both ways", (...ways) => {
  for (const typed of ways)
    for (const sent of ways)
      expect(`${typed} in ${sent}: ${createMatcher(typed)(toSearchText([sent]))}`).toMatch(/true$/);
});

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

test.each([
  [-5 * MINUTE, "just now"],
  [MINUTE - 1, "just now"],
  [MINUTE, "1 minute ago"],
  [HOUR - 1, "59 minutes ago"],
  [HOUR, "1 hour ago"],
  [DAY - 1, "23 hours ago"],
  [DAY, "1 day ago"],
  [30 * DAY, "1 month ago"],
  [730 * DAY, "2 years ago"],
])("%d ms is %s", (milliseconds, text) => {
  expect(formatAgo(milliseconds)).toBe(text);
});

test.each([
  [new Date(2026, 10, 26, 9), "Today"], // another clock
  [new Date(2026, 10, 25, 0), "Today"],
  [new Date(2026, 10, 24, 23, 59), "Yesterday"],
  [new Date(2026, 10, 22, 0), "This week"],
  [new Date(2026, 10, 21, 23, 59), "Last week"],
  [new Date(2026, 10, 15, 0), "Last week"],
  [new Date(2026, 10, 14, 23, 59), "November 2026"],
  [new Date(2025, 11, 31, 23, 59), "December 2025"],
])("on Wednesday, Nov 25, 2026, %s is below %s", (date, period) => {
  jest.useFakeTimers({ now: new Date(2026, 10, 25, 14) });

  expect(formatPeriod(date.toISOString())).toBe(period);
  jest.useRealTimers();
});
