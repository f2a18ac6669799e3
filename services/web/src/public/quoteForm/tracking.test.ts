import { readTracking, rememberTracking } from "./tracking";

const visit = (query: string, referrer = "") => {
  window.history.replaceState(null, "", `/${query}`);
  Object.defineProperty(document, "referrer", { value: referrer, configurable: true });
};

beforeEach(() => {
  window.sessionStorage.clear();
});

test("falls back to what the session has stored", () => {
  visit("?utm_campaign=spring", "https://www.google.com/");
  rememberTracking();
  visit("?utm_source=ad");

  expect(readTracking()).toEqual({
    utm_source: "ad",
    utm_campaign: "spring",
    referrer: "https://www.google.com/",
  });
});

test("a parameter without a value falls back too", () => {
  visit("?utm_source=ad");
  rememberTracking();
  visit("?utm_source=");

  expect(readTracking()).toEqual({ utm_source: "ad" });
});

test("a long value is truncated to the contract's limit", () => {
  visit(`?utm_term=${"x".repeat(900)}`);

  expect(readTracking().utm_term).toHaveLength(500);
});

test("truncating does not cut a character in half", () => {
  visit(`?utm_term=${encodeURIComponent("x".repeat(499) + "👷")}`);

  expect(readTracking().utm_term).toBe("x".repeat(499));
});
