import { emptyQuoteForm } from "./QuoteFormValues";
import { validateQuoteForm } from "./validateQuoteForm";

test("an empty form has an error at each required field, with its exact message", () => {
  expect(validateQuoteForm(emptyQuoteForm)).toEqual({
    fullName: "Please enter your full name (at least 2 characters)",
    phone: "Please enter a valid phone number",
    serviceType: "Please select a service type",
    projectDetails: "Please provide project details (at least 20 characters)",
    consent: "You must agree to be contacted about your request",
  });
});

test("the sum is not compared here, nor is the spam trap looked at", () => {
  const filled = {
    ...emptyQuoteForm,
    fullName: "Jo",
    phone: "7065550117",
    serviceType: "other",
    projectDetails: "x".repeat(20),
    consent: true,
    mathChallenge: "99",
    website: "filled",
  };

  expect(validateQuoteForm(filled)).toEqual({});
});
