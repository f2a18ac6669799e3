import { quoteFieldList } from "@ridgeline/contract/quoteFields";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { descriptionsOf, expectMessage, expectNoMessage } from "../../../test/expectMessage";
import { expectToast, shownToasts } from "../../../test/expectToast";
import { createFakeApi } from "../../../test/fakeApi";
import { renderPart, sample } from "../../../test/renderPart";
import { renderForm } from "../../documents/forms";
import { keepDraft } from "../draft";
import { FormHead, QuoteSection } from "./QuoteSection";
import { askQuestion } from "./securityQuestion";
import { rememberTracking } from "./tracking";

const SEND = "POST /api/quote";
const LATER = { status: 503, body: "Later." };
const LATER_TEXT = "503: Later.";

const good = {
  fullName: "Jane Holcomb",
  phone: "7065550117",
  serviceType: "roofing",
  projectDetails: "A stain on the bedroom ceiling.",
};

type Answers = Record<string, string>;

const field = (name: string) =>
  screen.getByRole("form").querySelector<HTMLInputElement>(`#${name}`) ?? new HTMLInputElement();
const expectedSum = () => {
  const question = screen.getByText(/^What is \d+ \+ \d+\?$/).textContent;
  return (question.match(/\d+/g) ?? []).reduce((sum, operand) => sum + Number(operand), 0);
};

/** Opens the form without the rest of its page, and fills in some of it. */
async function open(answers: Answers = {}, business = sample) {
  const api = createFakeApi();
  const visitor = renderPart("/", <QuoteSection testimonials={[]} />, business);
  await screen.findByRole("form");
  const fillIn = async (more: Answers) => {
    for (const [name, answer] of Object.entries(more)) {
      if (field(name).tagName === "SELECT") await visitor.selectOptions(field(name), answer);
      else await visitor.click(field(name));
      if (field(name).type !== "checkbox") await visitor.paste(answer);
    }
  };
  await fillIn(answers);
  return {
    api,
    visitor,
    fillIn,
    send: () => visitor.click(screen.getByRole("button", { name: "Request Free Estimate" })),
  };
}

async function openFilled(business = sample) {
  const page = await open({ ...good, consent: "yes" }, business);
  await page.fillIn({ mathChallenge: String(expectedSum()) });
  return page;
}

test("the form has every field of the contract under its label, then what only a form needs, in order", async () => {
  await open();
  const form = screen.getByRole("form");

  const labels = [...form.querySelectorAll("label")].map((label) => label.textContent.trim());
  expect(labels).toEqual([
    ...quoteFieldList.map(({ label, isOptional }) => (isOptional ? `${label} (optional)` : label)),
    "Security Question",
    "I agree to be contacted about my request via phone, email, or text message.",
    "Website (leave blank)",
  ]);
  expect(descriptionsOf(field("projectDetails"))).toContain("Minimum 20 characters required");
  expect(form.textContent).toMatch(/will be available soon.*PNG, JPG, GIF up to 10MB each/);
  expect(form.querySelector('input[type="file"]')).toBeNull();
  expect(field("mathChallenge").type).toBe("number");
  const required = [...form.querySelectorAll("[aria-required=true]")].map(({ id }) => id);
  expect(required).toEqual([...Object.keys(good), "mathChallenge", "consent"]);
});

test.each([
  [
    "serviceType",
    "Select a service, Door Replacement, Sheetrock/Drywall Repair, Interior/Exterior Painting, " +
      "Kitchen & Bath Updates, Flooring & Tile, Roofing & Roof Repair, Gutter Cleaning & Repair, " +
      "Lawn & Landscape Maintenance, Pressure Washing, General Carpentry & Handyman, Other",
  ],
  ["timing", "Choose timing, ASAP, 1-2 weeks, Flexible"],
  [
    "budget",
    "Choose a range, Under $1,000, $1,000 - $5,000, $5,000 - $15,000, $15,000 - $30,000, $30,000+, Not sure yet",
  ],
])("%s offers its placeholder, then its options in order", async (name, options) => {
  await open();

  const offered = within(field(name)).getAllByRole("option");
  expect(offered.map(({ textContent }) => textContent).join(", ")).toBe(options);
});

test("what is missing or wrong is said once it is sent, not before, and as long as it is so", async () => {
  const { api, visitor, fillIn, send } = await open({ fullName: "J", email: "ann" });
  expect(screen.queryAllByText(/^Please|missing or wrong/)).toEqual([]);

  await send();

  expectMessage(field("email"), "Please enter a valid email address");
  expect((await screen.findByRole("alert")).textContent).toBe("6 answers are missing or wrong");
  expect(api.sent(SEND)).toEqual([]);
  const message = "Please enter your full name (at least 2 characters)";
  expectMessage(field("fullName"), message);
  await fillIn({ fullName: "o" });
  expectNoMessage(field("fullName"), message);
  expect(screen.getByText("5 answers are missing or wrong")).toBeTruthy();
  await visitor.clear(field("fullName"));
  expectMessage(field("fullName"), message);
});

test.each([
  ["email", "Jane Lee <jane@example.com>,", "jane@example.com"],
  ["fullName", "\u2068Jane Lee\u2069", "Jane Lee"],
  ["address", "48 Auraria\0 Road", "48 Auraria Road"],
] as const)("%s: %j that is pasted is %j", async (name, pasted, arrived) => {
  const { visitor } = await open();
  await visitor.click(field(name));
  await visitor.paste(pasted);

  expect(field(name).value).toBe(arrived);
});

describe("the phone field", () => {
  const WRITTEN = "(706) 555-0142";
  const DIGITS = "7065550142";

  test.each([
    ["autofill", undefined],
    ["a replacement", { inputType: "insertReplacementText" }],
    ["a drop", { inputType: "insertFromDrop" }],
    ["dictation", { inputType: "insertFromDictation" }],
    ["a suggestion of the keyboard", { inputType: "insertText", data: WRITTEN }],
  ])("removes the punctuation of a number from %s", async (_case, input) => {
    await open();
    const target = { value: WRITTEN };
    if (input) fireEvent.input(field("phone"), { target, ...input });
    else fireEvent.change(field("phone"), { target }); // as from Chromium's and WebKit's autofill

    expect(field("phone").value).toBe(DIGITS);
  });

  test("takes the number out of what is pasted after what was typed", async () => {
    const { visitor } = await open();
    await visitor.type(field("phone"), "(706) ");
    await visitor.paste("555-0142");

    expect(field("phone").value).toBe(DIGITS);
  });
});

describe("sending a quote request", () => {
  test("sends a wrong sum and a filled trap field as they are, and no choice that was cleared", async () => {
    const { api, visitor, fillIn, send } = await openFilled();
    await fillIn({ timing: "flexible", budget: "not-sure", website: "https://spam.example" });
    await visitor.selectOptions(field("timing"), "Choose timing");
    await visitor.selectOptions(field("budget"), "Choose a range");
    await visitor.clear(field("mathChallenge"));
    await fillIn({ mathChallenge: "99" });

    await send();

    expect(api.sent(SEND)[0]?.body).toEqual({
      ...good,
      consent: true,
      mathChallenge: 99,
      mathAnswer: expectedSum(),
      website: "https://spam.example",
    });
  });

  test("is busy until the response arrives: it sends once, and nothing can be changed", async () => {
    const { api, visitor, send } = await openFilled();
    const release = api.hold(SEND);
    api.answer(SEND, LATER);
    await send();
    const busy = screen.getByRole("button", { name: "Sending..." });
    expect(busy.getAttribute("aria-disabled")).toBe("true");
    expect(document.activeElement).toBe(busy);

    await visitor.click(busy);
    await visitor.type(field("fullName"), "x{Enter}");
    await visitor.type(field("projectDetails"), "x");
    await visitor.selectOptions(field("serviceType"), "painting");
    await visitor.click(field("consent"));

    for (const [name, answer] of Object.entries(good)) expect(field(name).value).toBe(answer);
    expect(field("consent").checked).toBe(true);
    release();
    await screen.findByText(LATER_TEXT);
    expect(api.sent(SEND)).toHaveLength(1);
    await visitor.type(field("fullName"), "x");
    expect(field("fullName").value).toBe(`${good.fullName}x`);
  });

  test("that fails is said in a toast and in the form, until the next try; then the visitor is thanked", async () => {
    const { api, send } = await openFilled();
    const form = within(screen.getByRole("form"));
    api.answer(SEND, LATER);
    await send();
    await expectToast("Submission failed", LATER_TEXT);
    expect(form.getByText(LATER_TEXT)).toBeTruthy();
    api.answer(SEND);
    const release = api.hold(SEND);
    await send();
    expect(form.queryByText(LATER_TEXT)).toBeNull();
    expect(shownToasts()).toEqual([]);
    release();

    await screen.findByRole("heading", { name: "Thank you for your request!" });
    const soon = "get back to you within 24 hours with a detailed estimate.";
    await expectToast("Quote request submitted!", `We'll ${soon}`); // first: it stays for five seconds
    expect(screen.getByText(`We've received your information and will ${soon}`)).toBeTruthy();
    expect(screen.getByText("We will call (706) 555-0117.")).toBeTruthy();
    const hrefOf = (name: string) => screen.getByRole("link", { name }).getAttribute("href");
    expect(hrefOf("Call Us Now: (706) 555-0142")).toBe("tel:+17065550142");
    expect(hrefOf("Send Text Message")).toBe("sms:+17065550142");
    expect(screen.queryByRole("form")).toBeNull();
  });

  test("is left to the browser if our script fails", async () => {
    const post = jest.spyOn(HTMLFormElement.prototype, "submit").mockImplementation(() => {});
    jest.spyOn(console, "error").mockImplementation(() => {});
    const { send } = await openFilled();
    jest.spyOn(JSON, "stringify").mockImplementation(() => {
      throw new Error("lost");
    });
    await send();

    await waitFor(() => expect(post).toHaveBeenCalledTimes(1));
  });

  test("goes well if the browser blocks storage", async () => {
    const storage = jest.spyOn(window, "sessionStorage", "get").mockImplementation(() => {
      throw new DOMException("Refused", "SecurityError");
    });
    askQuestion(keepDraft());
    rememberTracking();
    const { send } = await openFilled();
    await send();

    await screen.findByRole("heading", { name: "Thank you for your request!" });
    storage.mockRestore();
  });

  test("marks the security question if its answer was wrong", async () => {
    const { api, visitor, send } = await openFilled();
    const body = "The answer to the security question is not right";
    api.answer(SEND, { status: 400, body });

    await send();

    const answer = field("mathChallenge");
    await waitFor(() => expectMessage(answer, body));
    await waitFor(() => expect(document.activeElement).toBe(answer));
    expect(screen.getByRole("alert").textContent).toBe("1 answer is missing or wrong");
    expect(screen.getByRole("link", { name: "Security Question" })).toBeTruthy();
    await visitor.type(answer, "1");
    expectNoMessage(answer, body);
    expect(screen.queryByText(/missing or wrong/)).toBeNull();
  });
});

test("the form offers the business's kinds of work, and the thanks of one that names no time promise none", async () => {
  const { repliesWithin: _, ...others } = sample;
  const serviceTypes = [{ value: "roofing", label: "New roofs" }];
  const { send } = await openFilled({ ...others, phone: "9105550188", serviceTypes });
  expect(within(field("serviceType")).getByRole("option", { name: "New roofs" })).toBeTruthy();
  expect(field("serviceType").children).toHaveLength(2);

  await send();

  await expectToast("Quote request submitted!", "We'll get back to you with a detailed estimate.");
  expect(
    screen.getByText(
      "We've received your information and will get back to you with a detailed estimate.",
    ),
  ).toBeTruthy();
  expect(screen.getByRole("link", { name: "Call Us Now: (910) 555-0188" })).toBeTruthy();
});

test("the form's head promises no answer and quotes nobody if the business has neither", () => {
  const { repliesWithin: _, ...silent } = sample;
  renderPart("/", <FormHead testimonials={[]} />, silent);
  expect(screen.getByText(/About two minutes/)).toBeTruthy();
  expect(screen.queryByText(/We answer/)).toBeNull();
  expect(screen.queryByRole("figure")).toBeNull();
});

test("a form that the server cannot read is told so above its first field, and nothing else", () => {
  const problems = [{ field: "", message: "The form cannot be read." }];
  document.body.innerHTML = renderForm("quote", sample, { values: {}, problems });

  expect(screen.getByRole("form").textContent).toMatch(/^The form cannot be read\./);
  expect(screen.queryByText(/missing or wrong/)).toBeNull();
});
