import { screen, within } from "@testing-library/react";
import { expectToast } from "../../../test/expectToast";
import { createFakeApi } from "../../../test/fakeApi";
import { openScreen } from "../../../test/openAdmin";
import { renderPart } from "../../../test/renderPart";
import { fullQuote } from "../../../../../contract/test/quoteRequests";
import { RequestCard } from "./RequestCard";

const INVITE = "POST /api/admin/review-invitations";
const url = "https://example.com/review/abc";
const expiresAt = "2027-02-23T10:30:00Z"; // the same day from Hawaii to Auckland
const made = { status: 201, body: { url, expiresAt } };
const ASK = /^Ask for a review/;
const open = () => openScreen("/admin/testimonials", ({ answer }) => answer(INVITE, made));

test("on the testimonials' page the owner gets a link, with what the law may say", async () => {
  const { api, press } = open();

  await press(ASK);

  const dialog = within(await screen.findByRole("dialog", { name: "Ask for a review" }));
  expect((await dialog.findByLabelText<HTMLInputElement>("Link")).value).toBe(url);
  expect(dialog.getByText("For one review, until Feb 23")).toBeTruthy();
  expect(dialog.getByText(/^Hiding honest bad reviews may be against the law/)).toBeTruthy();
  expect(dialog.queryByRole("button", { name: "Share" })).toBeNull();
  expect(api.sent(INVITE).map(({ body }) => body)).toEqual([{}]);
  await press("Copy");
  await expectToast("Success", "Link copied to the clipboard");
  expect(await navigator.clipboard.readText()).toBe(url);
});

test("where the device can, the link is shared with a greeting", async () => {
  const share = jest.fn((_message: ShareData) => Promise.resolve());
  Object.assign(navigator, { share });
  const { press } = open();

  await press(ASK);
  await press("Share");

  const text = expect.stringMatching(/^Hi, this is Ridgeline\..* https:\S+\/abc$/) as string;
  expect(share).toHaveBeenCalledWith({ text });
  Reflect.deleteProperty(navigator, "share");
});

describe("on a card", () => {
  const ask = async (answer: object) => {
    const api = createFakeApi();
    api.answer(INVITE, answer);
    const owner = renderPart("/admin/quote-requests", <RequestCard quote={fullQuote} />);
    await owner.click(screen.getByText(/^More/));
    await owner.click(screen.getByRole("button", { name: ASK }));
    expect(api.sent(INVITE).map(({ body }) => body)).toEqual([{ quoteRequestId: fullQuote.id }]);
    return owner;
  };
  const note = () => screen.queryByText(/^Asked for a review on [A-Z][a-z]{2}$/);

  test("a failure is said, and nothing is noted", async () => {
    await ask({ status: 500 });

    await expectToast("Error", "Failed to make a link");
    expect(note()).toBeNull();
  });

  test("the owner chooses e-mail or copies the link, which is noted then; closing the dialog notes nothing", async () => {
    const owner = await ask(made);
    await owner.click(await screen.findByRole("button", { name: "Close" }));
    expect(note()).toBeNull();

    await owner.click(screen.getByRole("button", { name: ASK }));
    const email = (await screen.findByRole("link", { name: "Email" })).getAttribute("href");
    expect(email).toMatch(/^mailto:jane\.holcomb@example\.com\?subject=.*&body=Hi%20Jane.*abc$/);
    await owner.click(screen.getByRole("button", { name: "Copy" }));

    expect(note()).toBeTruthy();
  });
});

test("what is as its customer sent it has a badge", async () => {
  openScreen("/admin/testimonials", ({ set }) => {
    const ids = [1, 2].map((id) => ({ id, fromCustomer: id === 1 }));
    set("/api/admin/reviews", ids);
  });

  const badge = await screen.findByText("From a customer");
  expect(badge.closest("[id]")?.id).toBe("testimonial-1");
});
