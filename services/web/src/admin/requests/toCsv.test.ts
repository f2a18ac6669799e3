import { toCsv } from "./quoteCsv";

test("begins with a byte order mark, ends every row with CRLF", () => {
  expect(
    toCsv([
      ["ID", "Name"],
      ["1", "Jane"],
    ]),
  ).toBe("\uFEFFID,Name\r\n1,Jane\r\n");
});

test.each([
  ["a,b", '"a,b"'],
  ["a;=1", '"a;=1"'],
  ['say "hi"', '"say ""hi"""'],
  ["two\nlines", '"two\nlines"'],
  ["two\r\nlines", '"two\r\nlines"'],
  ["plain", "plain"],
  ["", ""],
])("writes %j as RFC 4180 says", (text, cell) => {
  expect(toCsv([[text]])).toBe(`\uFEFF${cell}\r\n`);
});

test.each([
  ["=1+1", "'=1+1"],
  ["+17065550117", "'+17065550117"],
  ["-2", "'-2"],
  ["@SUM(A1)", "'@SUM(A1)"],
  [" =1+1", "' =1+1"],
  ["\u200B\u00A0=1+1", "'\u200B\u00A0=1+1"],
  ["\tx", "'\tx"],
  ["\r=1", '"\'\r=1"'],
  ['=HYPERLINK("x")', '"\'=HYPERLINK(""x"")"'],
])("makes %j harmless", (text, cell) => {
  expect(toCsv([[text]])).toBe(`\uFEFF${cell}\r\n`);
});
