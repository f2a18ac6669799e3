import { screen, waitFor, within } from "@testing-library/react";
import { expectMessage } from "../../../test/expectMessage";
import { expectToast } from "../../../test/expectToast";
import { createFakeApi } from "../../../test/fakeApi";
import {
  expectedSum,
  fillIn,
  fillInAll,
  goodAnswers,
  openQuoteForm,
  quoteField,
  submitButton,
} from "../../../test/quoteForm";

const SEND = "POST /api/quote";
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

afterEach(() => {
  jest.restoreAllMocks();
});

async function openFilled(address = "/") {
  const api = createFakeApi();
  const visitor = await openQuoteForm(address);
  await fillInAll(visitor);
  const send = () => visitor.click(submitButton());
  return { api, visitor, send };
}

describe("a quote request contains", () => {
  test("no optional choice that was cleared again", async () => {
    const { api, visitor, send } = await openFilled();
    await fillIn(visitor, { timing: "Flexible", budget: "Not sure yet" });
    await fillIn(visitor, { timing: "Choose timing", budget: "Choose a range" });

    await send();

    const { body } = api.sent(SEND)[0] ?? {};
    expect(body).not.toHaveProperty("timing");
    expect(body).not.toHaveProperty("budget");
  });

  test.each([
    ["wrong", "99", 99],
    ["missing, which counts as 0", "", 0],
  ])(
    "the visitor's answer to the security question, even if it is %s",
    async (_case, answer, sent) => {
      const { api, visitor, send } = await openFilled();
      const sum = expectedSum();
      await visitor.clear(quoteField("mathChallenge"));
      if (answer !== "") await fillIn(visitor, { mathChallenge: answer });

      await send();

      expect(api.sent(SEND)[0]?.body).toMatchObject({ mathChallenge: sent, mathAnswer: sum });
    },
  );

  test("what a bot wrote into the trap field", async () => {
    const { api, visitor, send } = await openFilled();
    await fillIn(visitor, { website: "https://spam.example" });

    await send();

    expect(api.sent(SEND)[0]?.body).toMatchObject({ website: "https://spam.example" });
  });
});

describe("sending a quote request", () => {
  test("the button is busy until the response arrives, and sends once", async () => {
    const { api, visitor, send } = await openFilled();
    const release = api.hold(SEND);

    await send();
    const busy = screen.getByRole("button", { name: "Sending..." });
    expect(busy.getAttribute("aria-disabled")).toBe("true");
    await visitor.click(busy);
    await visitor.type(quoteField("fullName"), "{Enter}");
    release();

    await screen.findByRole("heading", { name: "Thank you for your request!" });
    expect(api.sent(SEND)).toHaveLength(1);
  });

  test("the fields cannot be changed until the response arrives, and the focus stays where it is", async () => {
    const { api, visitor, send } = await openFilled();
    const release = api.hold(SEND);
    api.answer(SEND, { status: 503, body: "Later." });
    await send();
    const busy = screen.getByRole("button", { name: "Sending..." });
    expect(document.activeElement).toBe(busy);

    await visitor.type(quoteField("fullName"), "x");
    await visitor.type(quoteField("projectDetails"), "x");
    await visitor.selectOptions(quoteField("serviceType"), "painting");
    await visitor.click(quoteField("consent"));

    expect(quoteField("fullName").value).toBe(goodAnswers.fullName);
    expect(quoteField("projectDetails").value).toBe(goodAnswers.projectDetails);
    expect(quoteField("serviceType").value).toBe("roofing");
    expect(quoteField("consent").checked).toBe(true);
    release();
    await screen.findByText("503: Later.");
    await visitor.type(quoteField("fullName"), "x");
    expect(quoteField("fullName").value).toBe(`${goodAnswers.fullName}x`);
  });

  test("success replaces the form with thanks, focuses the heading and shows a toast", async () => {
    const { send } = await openFilled();

    await send();

    const thanks = await screen.findByRole("heading", { name: "Thank you for your request!" });
    expect(document.activeElement).toBe(thanks);
    expect(
      screen.getByText(
        "We've received your information and will get back to you within 24 hours with a detailed estimate.",
      ),
    ).toBeTruthy();
    const [call, text] = ["Call Us Now: (706) 555-0142", "Send Text Message"].map((name) =>
      screen
        .getAllByRole("link", { name })
        .find((link) => thanks.parentElement?.contains(link))
        ?.getAttribute("href"),
    );
    expect(call).toBe("tel:+17065550142");
    expect(text).toBe("sms:+17065550142");
    expect(screen.queryByRole("form")).toBeNull();
    await expectToast(
      "Quote request submitted!",
      "We'll get back to you within 24 hours with a detailed estimate.",
    );
  });
});

describe("a quote request that fails", () => {
  test.each([
    [
      "the status text if the server sends no sentence",
      { status: 502, body: "" },
      "502: Bad Gateway",
    ],
    [
      "that the server could not be reached",
      "no network",
      "We could not reach the server. Please check your connection and try again.",
    ],
  ] as const)("shows %s and keeps the form as it was", async (_case, failure, text) => {
    const { api, send } = await openFilled();
    api.answer(SEND, failure);

    await send();

    await expectToast("Submission failed", text);
    expect(quoteField("fullName").value).toBe(goodAnswers.fullName);
    expect(quoteField("phone").value).toBe(goodAnswers.phone);
    expect(quoteField("serviceType").value).toBe("roofing");
    expect(quoteField("projectDetails").value).toBe(goodAnswers.projectDetails);
    expect(quoteField("consent").checked).toBe(true);
    expect(screen.queryByText("Thank you for your request!")).toBeNull();
    expect(api.sent(SEND)).toHaveLength(1);
  });

  test("leaves the error in the form, with our number, and in a toast until it is sent again", async () => {
    const { api, send } = await openFilled();
    const form = within(screen.getByRole("form"));
    api.answer(SEND, { status: 503, body: "Later." });
    await send();
    expect(await form.findByText("503: Later.")).toBeTruthy();
    const call = form.getByRole("link", { name: "Or call (706) 555-0142" });
    expect(call.getAttribute("href")).toBe("tel:+17065550142");
    await waitFor(() => expect(document.activeElement).toBe(submitButton()));
    expect(submitButton().hasAttribute("aria-disabled")).toBe(false);

    const release = api.hold(SEND);
    await send();

    await waitFor(() => expect(form.queryByText("503: Later.")).toBeNull());
    await waitFor(() => expect(screen.queryByText("Submission failed")).toBeNull());
    release();
    await form.findByText("503: Later.");
  });

  test("is sent even if the tab's stored attempts are damaged", async () => {
    window.sessionStorage.setItem("quoteAttempts", "{");
    const { api, send } = await openFilled();
    await send();

    await screen.findByText("Thank you for your request!");
    expect(api.sent(SEND)).toHaveLength(1);
  });

  test("has one key per set of answers: a new one for new answers, the first one for the first again", async () => {
    const { api, visitor, send } = await openFilled();
    const later = { status: 503, body: "Later." };
    for (const keys of ["", "!", "{Backspace}"]) {
      api.answer(SEND, later);
      if (keys) await visitor.type(quoteField("projectDetails"), keys);
      await send();
      await waitFor(submitButton);
    }

    await waitFor(() => expect(api.sent(SEND)).toHaveLength(3));
    const [first, second, third] = api
      .sent(SEND)
      .map(({ headers }) => headers.get("Idempotency-Key"));
    expect(first).toMatch(UUID);
    expect(second).toMatch(UUID);
    expect(second).not.toBe(first);
    expect(third).toBe(first);
  });

  test("marks the security question if its answer was wrong", async () => {
    const { api, visitor, send } = await openFilled();
    const message = "The answer to the security question is not right";
    api.answer(SEND, { status: 400, body: message });

    await send();

    const answer = quoteField("mathChallenge");
    await waitFor(() => expectMessage(answer, message));
    await waitFor(() => expect(document.activeElement).toBe(answer));
    expect(screen.getByRole("alert").textContent).toBe("1 answer is missing or wrong");
    expect(screen.getByRole("link", { name: "Security Question" })).toBeTruthy();
    await visitor.type(answer, "1");
    expect(answer.hasAttribute("aria-invalid")).toBe(false);
    expect(screen.queryByText(/missing or wrong/)).toBeNull();
  });
});
