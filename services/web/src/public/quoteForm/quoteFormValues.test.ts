import { correctPhone } from "./PhoneField";
import { chooseReviews } from "./QuoteSection";
import { emptyQuoteForm, toQuotePayload, validateQuoteForm } from "./quoteFormValues";
import { createSecurityQuestion, parseQuestion } from "./securityQuestion";
import { readTracking, rememberTracking } from "./tracking";

const filled = {
  ...emptyQuoteForm,
  fullName: "Jo",
  phone: "7065550117",
  serviceType: "other",
  projectDetails: "x".repeat(20),
  mathChallenge: "99",
  consent: true,
};

test("the trap field has no rule, and is truncated when sent", () => {
  const values = { ...filled, website: "x".repeat(501) };

  expect(validateQuoteForm(values)).toEqual({});
  expect(toQuotePayload(values, 11)).toMatchObject({ website: "x".repeat(500) });
});

test("both numbers of the question are from 1 to 10", () => {
  for (const [random, operand] of [
    [0, 1],
    [0.9999, 10],
  ] as const) {
    jest.spyOn(Math, "random").mockReturnValue(random);
    expect(createSecurityQuestion()).toEqual({ a: operand, b: operand });
  }
});

test("a question that was posted is asked again, if it is one", () => {
  expect(parseQuestion("1 10")).toEqual({ a: 1, b: 10 });
  for (const data of [undefined, "", "7", "0 7", "1 11", "1.5 2", "<b> 2", "9".repeat(9000)])
    expect(parseQuestion(data)).toBeUndefined();
});

test.each([
  ["(706) 555-0142", "7065550142"],
  ["(706) 555", undefined], // more will come
  ["17065550142", undefined], // the rule accepts it
  ["706-555-0142 in the evening", undefined],
  ["7065550142", undefined], // nothing to fix
])("the phone number %j that was typed can be corrected to %j", (written, corrected) => {
  expect(correctPhone(written)).toBe(corrected);
});

describe("the short review", () => {
  const short = { id: 1, name: "Curtis W.", location: "Helen", rating: 5, review: "Fine work." };
  const long = { ...short, id: 2, review: "Fine work. ".repeat(20) };
  const good = { ...short, id: 3, rating: 4 };
  const poor = { ...short, id: 4, rating: 3 };
  const longName = { ...short, id: 5, name: "C".repeat(100) };

  test.each([
    ["the first of the best", [good, short, { ...short, id: 6 }], short],
    ["a short one that is good, before a long one that is better", [long, good], good],
    ["none, if no short one is good", [long, longName, poor], undefined],
  ])("is %s", (_case, reviews, chosen) => {
    expect(chooseReviews(reviews)[0]).toBe(chosen);
  });
});

describe("where the visitor came from", () => {
  const visit = (query: string, referrer = "") => {
    window.history.replaceState(null, "", `/${query}`);
    Object.defineProperty(document, "referrer", { value: referrer, configurable: true });
  };

  test("is read from the address, or else from what the session has stored", () => {
    visit("?utm_campaign=spring&utm_source=flyer&utm_medium=print", "https://www.google.com/");
    rememberTracking();
    visit("?utm_source=ad&utm_medium=");

    expect(readTracking()).toEqual({
      utm_source: "ad",
      utm_medium: "print",
      utm_campaign: "spring",
      referrer: "https://www.google.com/",
    });
  });

  test("is truncated, and can always be stored", () => {
    visit(`?utm_content=${"x".repeat(501)}&utm_source=a%00b&utm_medium=%00`);
    rememberTracking();
    visit("");

    expect(readTracking()).toEqual({ utm_content: "x".repeat(500), utm_source: "ab" });
  });
});
