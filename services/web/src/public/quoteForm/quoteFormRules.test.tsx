import { screen, waitFor } from "@testing-library/react";
import { expectMessage, expectNoMessage } from "../../../test/expectMessage";
import { createFakeApi } from "../../../test/fakeApi";
import {
  fillIn,
  openQuoteForm,
  goodAnswers,
  optionsOf,
  quoteField,
  submitButton,
} from "../../../test/quoteForm";

const messages = {
  fullName: "Please enter your full name (at least 2 characters)",
  phone: "Please enter a valid phone number",
  email: "Please enter a valid email address",
  serviceType: "Please select a service type",
  projectDetails: "Please provide project details (at least 20 characters)",
  consent: "You must agree to be contacted about your request",
};

/** Opens the form, types one thing into one field and sends it. */
async function submitWith(answers: Parameters<typeof fillIn>[1]) {
  const api = createFakeApi();
  const visitor = await openQuoteForm();
  await fillIn(visitor, answers);
  await visitor.click(submitButton());
  return { api, visitor };
}

describe("the rules of the quote form", () => {
  test("no error is shown before the form is sent", async () => {
    createFakeApi();
    const visitor = await openQuoteForm();
    await fillIn(visitor, { fullName: "J", phone: "12", projectDetails: "Leak" });

    for (const message of Object.values(messages)) expect(screen.queryByText(message)).toBeNull();
  });

  test("an error disappears when fixed and returns when broken again", async () => {
    const { visitor } = await submitWith({ fullName: "J" });
    const field = quoteField("fullName");

    await visitor.type(field, "o");
    expectNoMessage(field, messages.fullName);
    await visitor.clear(field);
    expectMessage(field, messages.fullName);
  });

  test.each(["phone", "serviceType", "consent"] as const)(
    "the focus goes to %s if that is the first wrong field",
    async (wrong) => {
      const good: Parameters<typeof fillIn>[1] = { ...goodAnswers, consent: "yes" };
      const before = Object.keys(messages).indexOf(wrong);
      const answers = Object.entries(good).filter(
        ([name]) => Object.keys(messages).indexOf(name) < before,
      );

      await submitWith(Object.fromEntries(answers));

      const field = quoteField(wrong);
      await waitFor(() => expect(document.activeElement).toBe(field));
      expectMessage(field, messages[wrong]);
    },
  );
});

describe("the fields of the quote form", () => {
  test.each([
    [
      "serviceType",
      [
        "Select a service",
        "Door Replacement",
        "Sheetrock/Drywall Repair",
        "Interior/Exterior Painting",
        "Kitchen & Bath Updates",
        "Flooring & Tile",
        "Roofing & Roof Repair",
        "Gutter Cleaning & Repair",
        "Lawn & Landscape Maintenance",
        "Pressure Washing",
        "General Carpentry & Handyman",
        "Other",
      ],
    ],
    ["timing", ["Choose timing", "ASAP", "1-2 weeks", "Flexible"]],
    [
      "budget",
      [
        "Choose a range",
        "Under $1,000",
        "$1,000 - $5,000",
        "$5,000 - $15,000",
        "$15,000 - $30,000",
        "$30,000+",
        "Not sure yet",
      ],
    ],
  ] as const)("%s offers its placeholder, then its options in order", async (name, options) => {
    createFakeApi();
    await openQuoteForm();

    expect(optionsOf(name)).toEqual(options);
  });

  test("a service type that is cleared again counts as not chosen", async () => {
    const { visitor } = await submitWith({ serviceType: "Other" });

    await fillIn(visitor, { serviceType: "Select a service" });

    expectMessage(quoteField("serviceType"), messages.serviceType);
  });
});
