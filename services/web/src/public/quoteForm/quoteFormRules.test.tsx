import { screen, waitFor } from "@testing-library/react";
import { descriptionsOf, expectMessage, expectNoMessage } from "../../../test/expectMessage";
import { createFakeApi } from "../../../test/fakeApi";
import {
  fillIn,
  openQuoteForm,
  goodAnswers,
  optionsOf,
  operands,
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
  test("an empty form names everything that is required and sends nothing", async () => {
    const { api } = await submitWith({});

    const { email, ...required } = messages;
    for (const [name, message] of Object.entries(required)) {
      expectMessage(quoteField(name as keyof typeof required), message);
    }
    expectNoMessage(quoteField("email"), email);
    expect(api.sent("POST /api/quote")).toEqual([]);
  });

  test("no error is shown before the form is sent", async () => {
    createFakeApi();
    const visitor = await openQuoteForm();
    await fillIn(visitor, { fullName: "J", phone: "12", projectDetails: "Leak" });

    for (const message of Object.values(messages)) expect(screen.queryByText(message)).toBeNull();
  });

  test.each([
    ["fullName", "J"],
    ["fullName", "     "],
    ["phone", "706555014x"],
    ["email", "jane@example"],
    ["projectDetails", "Nineteen characters"],
  ] as const)("%s rejects '%s'", async (name, answer) => {
    await submitWith({ [name]: answer });

    expectMessage(quoteField(name), messages[name]);
  });

  test.each([
    ["fullName", "Jo"],
    ["phone", "+17065550142"],
    ["email", "jane.holcomb+roof@example.com"],
    ["projectDetails", "Twenty characters ok"],
  ] as const)("%s accepts '%s'", async (name, answer) => {
    await submitWith({ [name]: answer });

    expectNoMessage(quoteField(name), messages[name]);
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
  test("the details say how long they must be", async () => {
    createFakeApi();
    await openQuoteForm();

    const details = quoteField("projectDetails");
    expect(descriptionsOf(details)).toContain("Minimum 20 characters required");
  });

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

  test("the security question adds two numbers from 1 to 10", async () => {
    createFakeApi();
    await openQuoteForm();

    for (const operand of operands()) {
      expect(operand).toBeGreaterThanOrEqual(1);
      expect(operand).toBeLessThanOrEqual(10);
    }
    const answer = quoteField("mathChallenge");
    expect(descriptionsOf(answer)).toContain(screen.getByText(/^What is/).textContent);
  });

  test("photos cannot be uploaded yet", async () => {
    createFakeApi();
    await openQuoteForm();

    const photos = screen.getByRole("group", { name: "Photos (optional)" });
    expect(photos.textContent).toContain("will be available soon");
    expect(photos.textContent).toContain("PNG, JPG, GIF up to 10MB each");
    expect(photos.querySelector("input")).toBeNull();
  });

  test("the trap field is hidden from people, keyboards and screen readers", async () => {
    createFakeApi();
    await openQuoteForm();

    const trap = quoteField("website");
    expect(trap.tabIndex).toBe(-1);
    expect(trap.closest("[aria-hidden=true]")).toBeTruthy();
  });
});
