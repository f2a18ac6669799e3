import { formats } from "./jsonSchema";

test.each([
  "ann@example.com",
  "a.b+c_d'e-f@mail.example.co.uk",
  "1@2.co",
  "ANN@EXAMPLE.COM",
  "jane&bob@example.com",
  "jane#1@example.com",
  "jane/home@example.com",
  "o'@example.com",
  "!$%*=?^`{|}~@example.com",
  "jane@example.xn--p1ai",
  "jane@xn--bcher-kva.example",
])("%s is an e-mail address", (value) => {
  expect(formats.email(value)).toBe(true);
  expect(formats["email-or-empty"](value)).toBe(true);
});

test.each([
  "ann@example",
  "ann@example.c",
  ".ann@example.com",
  "ann.@example.com",
  "an..n@example.com",
  "ann@-example.com",
  "ann@example..com",
  "ann@example.c0",
  "ann@example.xn--",
  "ann@example.xn--a-",
  "a;b@example.com",
  "(a)@example.com",
  "a\\b@example.com",
  "ann@a@b.com",
  "ann@exa_mple.com",
  "ann lee@example.com",
  "<ann@example.com",
])("%s is not an e-mail address", (value) => {
  expect(formats.email(value)).toBe(false);
  expect(formats["email-or-empty"](value)).toBe(false);
});

test("an empty e-mail address is valid only where it is optional", () => {
  expect(formats["email-or-empty"]("")).toBe(true);
  expect(formats.email("")).toBe(false);
});

test.each([
  "https://example.com",
  "http://a.b/b?c#d",
  "https://a.b:8443/@c",
  "https://a.b?c@d",
  "HTTPS://EXAMPLE.COM/%20",
])("%s is a link and a picture's address", (value) => {
  expect(formats["web-url"](value)).toBe(true);
  expect(formats["image-url"](value)).toBe(true);
});

test.each(["/", "/images/a.svg", "/a//b"])("%s is a picture's address, but not a link", (value) => {
  expect(formats["web-url"](value)).toBe(false);
  expect(formats["image-url"](value)).toBe(true);
});

test.each([
  "",
  "x/images/a.svg",
  "//evil.example",
  "/\\evil.example",
  "/images\\a.svg",
  "/a b",
  "ftp://example.com",
  "xhttps://example.com",
  "https:/example.com",
  "https://",
  "https:///a",
  "https://exa mple.com",
  "https://deck",
  "https://a./b",
  "https://.a/b",
  "https://[::1]/",
  "https://@a.b/c",
  "https://ann@a.b",
  "https://https://a.b/c",
  "https://a.b/b c",
  "https://a.b/b\\c",
  "https://[a",
  "javascript:alert(1)",
  " https://example.com/a.png",
  "https://example.com\\@evil.example",
])("%j is neither a link nor a picture's address", (value) => {
  expect(formats["web-url"](value)).toBe(false);
  expect(formats["image-url"](value)).toBe(false);
});
