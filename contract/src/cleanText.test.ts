import { cleanEmail, cleanName, cleanWord, dropUnstorable, trimText } from "./cleanText";

test.each([
  ["a\0b", "ab"],
  ["a\uD83Db", "ab"],
  ["\uDC77a", "a"],
  ["👷 a\tb\n\u200B", "👷 a\tb\n\u200B"], // all of it can be stored
])("%j is stored as %j", (text, stored) => {
  expect(dropUnstorable(text)).toBe(stored);
});

test.each([
  [" a b\n", "a b"],
  ["\u202Aa\u202C", "a"],
  ["\u2068a\u2069\u200B \u2060", "a"],
  ["\uFEFF\u3164a\u034F\u00AD", "a"],
  ["\0 a", "a"],
  ["\u200B \u3164", ""],
  ["I ❤\uFE0F", "I ❤\uFE0F"], // part of an emoji
  ["🏴\u{E0067}\u{E0062}\u{E007F} ", "🏴\u{E0067}\u{E0062}\u{E007F}"], // a flag
  ["½ ﬁ ™", "½ ﬁ ™"], // as it was written
])("the text %j is %j", (text, trimmed) => {
  expect(trimText(text)).toBe(trimmed);
});

test.each([
  ...["\u200Btoken", "token\u200E", "\u2068to\u2060ken\u2069", " token\r\n", "ｔｏｋｅｎ"],
  "token\uFE0F",
])("the token %j is token", (text) => {
  expect(cleanWord(text)).toBe("token");
});

test.each([
  ["jane@example.com ", "jane@example.com"],
  ["\u202Ajane\u200B@example.com\u202C", "jane@example.com"],
  ["jane@example.рф", "jane@example.xn--p1ai"],
  ["jane@bücher.de", "jane@xn--bcher-kva.de"],
  ["jane@exa mple.рф", "jane@exa mple.рф"], // wrong anyway
  ["jane@example.com/ü", "jane@example.com/ü"],
])("the e-mail address %j is %j", (text, email) => {
  expect(cleanEmail(text)).toBe(email);
});

test.each([
  ["\u2068Jane Lee\u2069", "Jane Lee"],
  ["Ｊａｎｅ", "Jane"],
  ["Jane ", "Jane "],
  ["می\u200Cخواهم", "می\u200Cخواهم"], // has a meaning inside a word
])("the name %j is %j", (text, name) => {
  expect(cleanName(text)).toBe(name);
});

// On the server, one visitor's text must not keep the others waiting.
test.each([trimText, cleanWord, cleanName, cleanEmail])(
  "%p takes no time for a long text",
  (clean) => {
    const long = "x ".repeat(3) + " ".repeat(90_000) + "\u200B".repeat(9000) + "a@ü".repeat(9000);
    const started = performance.now();
    clean(`${long}.`);
    expect(performance.now() - started).toBeLessThan(500);
  },
);
