import {
  emptyQuoteForm,
  type QuoteFormValues,
  toQuotePayload,
  validateQuoteForm,
} from "./quoteFormValues";

const filled: QuoteFormValues = {
  ...emptyQuoteForm,
  fullName: "Jane Holcomb",
  phone: "7065550117",
  serviceType: "roofing",
  projectDetails: "Two shingles are missing.",
  mathChallenge: "7",
  consent: true,
};

test.each([
  ["", 0],
  ["abc", 0],
  ["-3", -3],
  ["12.9", 12],
])("reads the sum %j as %d", (typed, read) => {
  expect(toQuotePayload({ ...filled, mathChallenge: typed }, 11).mathChallenge).toBe(read);
});

test.each([
  ["501 characters", "x".repeat(501), "x".repeat(500)],
  ["5000 characters", "x".repeat(5000), "x".repeat(500)],
  ["a character across the limit", `${"x".repeat(499)}👷`, "x".repeat(499)],
])("the trap field has no rule, and is truncated when sent: %s", (_case, website, sent) => {
  const values = { ...filled, website };

  expect(validateQuoteForm(values)).toEqual({});
  expect(toQuotePayload(values, 11)).toMatchObject({ website: sent });
});

test("neither a wrong sum nor a filled trap field is an error here", () => {
  const values = {
    ...emptyQuoteForm,
    fullName: "Jo",
    phone: "7065550117",
    serviceType: "other",
    projectDetails: "x".repeat(20),
    consent: true,
    mathChallenge: "99",
    website: "filled",
  };

  expect(validateQuoteForm(values)).toEqual({});
});
