import {
  cleanEmail,
  cleanName,
  cleanWord,
  dropUnstorable,
  toInteger,
  trimText,
  truncateHidden,
} from "./cleanText";

const JANE = "jane@example.com";

test.each<[(text: string) => string, string, string]>([
  [dropUnstorable, "a\0b", "ab"],
  [dropUnstorable, "a\uD83Db", "ab"],
  [dropUnstorable, "👷 a\tb\n\u200B", "👷 a\tb\n\u200B"], // all of it can be stored
  [trimText, " a b\n", "a b"],
  [trimText, "\u2068a\u2069\u200B \u2060", "a"],
  [trimText, "\uFEFF\u3164a\u034F\u00AD", "a"],
  [trimText, "\0 a", "a"],
  [trimText, "\u200B \u3164", ""],
  [trimText, "I ❤\uFE0F", "I ❤\uFE0F"], // part of an emoji
  [trimText, "🏴\u{E0067}\u{E0062}\u{E007F} ", "🏴\u{E0067}\u{E0062}\u{E007F}"], // a flag
  [trimText, "½ ﬁ ™", "½ ﬁ ™"], // as it was written
  [cleanWord, "\u2068to\u2060ken\u2069", "token"],
  [cleanWord, " token\r\n", "token"],
  [cleanWord, "ｔｏｋｅｎ", "token"],
  [cleanWord, "token\uFE0F", "token"],
  [cleanEmail, "\u202Ajane\u200B@example.com\u202C", JANE],
  [cleanEmail, "jane@example.рф", "jane@example.xn--p1ai"],
  [cleanEmail, "jane@exa mple.рф", "jane@exa mple.рф"], // wrong anyway
  [cleanEmail, "jane@example.com/ü", "jane@example.com/ü"],
  [cleanEmail, "jane@example.com,", JANE],
  [cleanEmail, `${"x".repeat(241)}@example.com,`, `${"x".repeat(241)}@example.com`],
  [cleanEmail, "“jane@example.com”!", JANE],
  [cleanEmail, "mailto:jane@example.com", JANE],
  [cleanEmail, "Jane Lee <mailto:jane@example.com>;", JANE],
  [cleanEmail, "_jane+x-@example.com", "_jane+x-@example.com"],
  [cleanEmail, "jane@example.com, joe@example.com", "jane@example.com, joe@example.com"],
  [cleanEmail, "- none -", "- none -"],
  [cleanEmail, `a@${"ü".repeat(253)}`, `a@${"ü".repeat(253)}`],
  [cleanName, "\u2068Jane Lee\u2069", "Jane Lee"],
  [cleanName, "Ｊａｎｅ", "Jane"],
  [cleanName, "Jane ", "Jane "],
  [cleanName, "می\u200Cخواهم", "می\u200Cخواهم"], // has a meaning inside a word
  [truncateHidden, "x".repeat(501), "x".repeat(500)],
  [truncateHidden, `${"x".repeat(499)}👷`, "x".repeat(499)], // not half of a character
])("%p makes of %j %j", (clean, text, cleaned) => {
  expect(clean(text)).toBe(cleaned);
});

test.each([
  [7, ["7", "٧", "७", "７", "𝟕", " 7 "]],
  [0, ["", "seven"]],
  [-3, ["-3"]],
  [12, ["12.9"]],
])("%i is typed as any of %j", (number, texts) => {
  for (const text of texts) expect(toInteger(text)).toBe(number);
});
