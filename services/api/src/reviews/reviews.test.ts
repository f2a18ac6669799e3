import {
  type InvitedReview,
  reviewConsent,
  type ReviewInvitation,
  reviewMessages,
} from "@ridgeline/contract/invitedReview";
import { validQuoteRequest } from "../../../../contract/test/quoteRequests";
import { provideApi, startTestApi, type TestApi } from "../../test/testApi";
import { deleteRequest } from "../quoteRequests/quoteRequestRepository";
import { deleteExpiredInvitations } from "./reviewRepository";

const channels = {
  SMTP_URL: "smtp://127.0.0.1:9",
  WEBHOOK_URL: "https://example.com/",
  WEBHOOK_SECRET: "0123456789abcdef0123456789abcdef",
};
const INVITATIONS = "/api/admin/review-invitations";
const TESTIMONIALS = "/api/admin/testimonials";

const api = provideApi({ ...channels, QUOTE_LIMIT: "100000" });
beforeEach(async () => {
  for (const table of ["outbox", "testimonials", "reviewInvitations", "quoteRequests"]) {
    await api.database(table).delete();
  }
});

const words = {
  rating: 4,
  review: "They came on time, and the roof is dry.",
  name: "Martha L.",
  location: "Dahlonega",
};
const shown = { ...words, isActive: false };

async function makeInvitation(body: object = {}, { ownerPost } = api): Promise<ReviewInvitation> {
  const answer = await ownerPost(INVITATIONS, body).expect(201);
  return answer.body as ReviewInvitation;
}
const invite = async (body: object = {}, site = api) =>
  (await makeInvitation(body, site)).url.slice(-22);
const send = (token: string, change: object = {}) =>
  api.request.post("/api/reviews").send({ token, ...words, consent: true, ...change });
const typed = {
  rating: "4",
  review: " They came on time.\r\nAll good. ",
  name: "Ann",
  location: "Helen",
  consent: "on",
};
/** As a browser without our script. */
const post = (token: string, changes: object = {}) =>
  api.postForm(`/review/${token}`, { ...typed, ...changes });
const addRequest = async () => {
  await api.postQuote(validQuoteRequest).expect(201);
  return (await api.database("quoteRequests").max<{ max: number }[]>("id"))[0]?.max ?? 0;
};
const stored = async () =>
  (await api.ownerGet(TESTIMONIALS)).body as ({ id: number } & typeof shown)[];
const invited = async () => (await api.ownerGet("/api/admin/reviews")).body as InvitedReview[];
const expire = (interval: string) =>
  api.database("reviewInvitations").update({
    expiresAt: api.database.raw("now() - ?::interval", [interval]),
  });

describe("an invitation", () => {
  test("is a link for 90 days, to the site's own address if it has one, of which only a digest is stored", async () => {
    const quoteRequestId = await addRequest();
    const site = await startTestApi({ DOMAIN: "example.com" }, api.database);

    const { url, expiresAt } = await makeInvitation({ quoteRequestId });

    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/review\/[\w-]{22}$/);
    expect((await makeInvitation({}, site)).url).toMatch(/^https:\/\/example\.com\/review\//);
    expect(Math.round((Date.parse(expiresAt) - Date.now()) / 3_600_000)).toBe(90 * 24);
    expect(JSON.stringify(await api.database("reviewInvitations"))).not.toContain(url.slice(-22));
    expect(await api.database("reviewInvitations").where({ quoteRequestId })).toHaveLength(1);
  });

  test("can only be about a request in the owner's list", async () => {
    const quoteRequestId = await addRequest();
    await api.database("quoteRequests").update({ quarantinedAt: new Date() });

    const ask = (body: object) => api.ownerPost(INVITATIONS, body);
    await ask({ quoteRequestId }).expect(404, `Quote request ${quoteRequestId} does not exist.`);
    await ask({ quoteRequestId: "7" }).expect(400, /^quoteRequestId: Expected integer/);
    await ask({ id: 7 }).expect(400, "Unrecognized key(s) in object: 'id'");
  });
});

describe("a review", () => {
  test("is stored inactive, with the consent, and the owner is told on every channel", async () => {
    await send(await invite()).expect(201, { status: "received" });

    const [testimonial] = await stored();
    expect(testimonial).toEqual({ id: testimonial?.id, ...shown });
    expect(await api.database("testimonials")).toMatchObject([
      { consentText: reviewConsent, consentedAt: expect.any(Date) as Date },
    ]);
    const message = { kind: "review", testimonialId: testimonial?.id };
    expect(await api.database("outbox").orderBy("channel")).toMatchObject([
      { ...message, channel: "email" },
      { ...message, channel: "webhook" },
    ]);
    expect((await api.get("/api/testimonials")).body).toEqual([]);
  });

  test("that is sent a hundred times at once, through two processes, is stored once", async () => {
    const other = await startTestApi(channels, api.database);
    const token = await invite();
    const sendTo = async ({ request }: TestApi) =>
      (await request.post("/api/reviews").send({ token, ...words, consent: true })).status;

    const statuses = await Promise.all(
      Array.from({ length: 50 }, () => [sendTo(api), sendTo(other)]).flat(),
    );

    expect(statuses.toSorted()).toEqual([201, ...Array<number>(99).fill(409)]);
    expect(await stored()).toHaveLength(1);
    expect(await api.database("outbox")).toHaveLength(2);
  });

  test("has up to 2,000 characters, in any script; with mistakes it is refused with a sentence for each, and its link can still be used", async () => {
    const token = await invite();
    const wrong = { rating: 0, review: " ".repeat(30), name: " ", location: "", consent: false };

    const { text } = await send(token, { ...wrong, isActive: true }).expect(400);

    const unknown = "Unrecognized key(s) in object: 'isActive'";
    const sentences = [...Object.values(reviewMessages), unknown];
    expect(text.split("\n").toSorted()).toEqual(sentences.toSorted());
    await send(token, { rating: 6 }).expect(400, reviewMessages["rating"]);
    await send(token, { review: "x".repeat(19) }).expect(400, reviewMessages["review"]);
    const review = `${"👷🏽".repeat(500)} ${"שלום ".repeat(199)}טוב!`;
    await send(token, { review: `${review}!` }).expect(400);
    await send(token, { review }).expect(201);
    expect(await stored()).toMatchObject([{ review }]);
  });

  test("with a wrong token is 404, then 429; a right one is never refused", async () => {
    const site = await startTestApi();
    const body = { ...words, consent: true };
    const post = (token: string) => site.request.post("/api/reviews").send({ token, ...body });
    for (let count = 0; count < 10; count++) {
      await post("A".repeat(22)).expect(404, "This link does not exist.");
    }

    await post("").expect(429).expect("Retry-After", /^\d+$/);
    await post(await invite({}, site)).expect(201);
  });
});

describe("where a review came from", () => {
  test("is told to the owner, of invited reviews only, also once its request is deleted", async () => {
    await api.database("testimonials").insert(shown);
    const quoteRequestId = await addRequest();
    await send(await invite({ quoteRequestId })).expect(201);
    await deleteRequest(api.database, quoteRequestId);

    const [testimonial, other] = await stored(); // what has arrived stands first
    await api.ownerPut(`${TESTIMONIALS}/${testimonial?.id}`, { isActive: true }).expect(200);
    expect((await stored()).map(({ id }) => id)).toEqual([other?.id, testimonial?.id]);
    expect(await invited()).toEqual([{ id: testimonial?.id, fromCustomer: true }]);
  });

  test("holds while rating and words are the customer's, as the landing page knows, too", async () => {
    await send(await invite()).expect(201);
    const [{ id } = { id: 0 }] = await stored();
    const marked = async () =>
      (JSON.parse((await api.get("/")).text) as { customerReviews: number[] }).customerReviews;

    for (const [change, fromCustomer] of [
      [{ name: "Martha", location: "Helen", isActive: true }, true],
      [{ rating: 5 }, false],
      [{ review: `${words.review}!` }, false],
      [{}, true],
    ] as const) {
      await api.ownerPut(`${TESTIMONIALS}/${id}`, { ...shown, ...change }).expect(200);
      expect(await invited()).toEqual([{ id, fromCustomer }]);
      expect(await marked()).toEqual(fromCustomer ? [id] : []);
    }
  });
});

test("unused invitations are deleted a month after they expired", async () => {
  await send(await invite()).expect(201);
  await invite();
  await expire("29 days");
  await deleteExpiredInvitations(api.database);
  expect(await api.database("reviewInvitations")).toHaveLength(2);

  await expire("31 days");
  await deleteExpiredInvitations(api.database);
  expect(await api.database("reviewInvitations")).toMatchObject([
    { usedAt: expect.any(Date) as Date },
  ]);
});

describe("the page of an invitation", () => {
  const open = async (token: string) => {
    const { status, headers, text } = await api.get(`/review/${token}`);
    return { status, headers, ...(JSON.parse(text) as { name: string; reviewedWork?: string }) };
  };
  const privacy = { "referrer-policy": "no-referrer", "x-robots-tag": "noindex" };
  const secret = { "cache-control": "no-store", ...privacy };

  test("knows the request, and is nowhere kept or logged", async () => {
    const quoteRequestId = await addRequest();
    const token = await invite({ quoteRequestId });

    const page = await open(token);

    const { serviceType } = validQuoteRequest;
    const form = { values: { name: "Ann L.", location: "Dahlonega" }, problems: [] };
    expect(page).toMatchObject({ status: 200, name: "review", reviewedWork: serviceType, form });
    expect((await open(await invite())).reviewedWork).toBeUndefined();
    expect(page.headers).toMatchObject(secret);
    await open(`${token}?a=b`);
    await open(`${token}/`);
    const spellings = [
      "//review/T",
      "/%72eview/T",
      "/x/../review/T",
      "/photos/T/T",
      "/api/review/T",
    ];
    for (const spelling of spellings) await api.get(spelling.replaceAll("T", token)).expect(404);
    expect(api.logs.join()).toContain('"/review/:token"');
    expect(api.logs.join()).not.toContain(token);
  });

  test("is 410 once the link was used, though the review was deleted, or has expired, and so is what is sent with it", async () => {
    const [used, late] = [await invite(), await invite()];
    await send(used).expect(201);
    await expire("1 second");
    const [review] = await stored();
    await api.ownerDelete(`${TESTIMONIALS}/${review?.id}`).expect(204);
    expect(await api.database("outbox")).toEqual([]); // its messages are gone, too

    const expired = "This link has expired. Please ask us for a new one.";
    await send(used).expect(409, "We already have your review. Thank you!");
    await send(late).expect(410, expired);
    expect((await post(used).expect(409)).text).toContain('"name":"reviewKnown"');
    expect((await post(late).expect(410)).text).toContain('"name":"reviewGone"');
    for (const token of [used, late]) {
      expect(await open(token)).toMatchObject({ status: 410, name: "reviewGone", headers: secret });
    }
    expect(await stored()).toEqual([]);
  });

  test.each(["A".repeat(22), "", "x", "%00", "..%2F", "%F0%9F%98%80"])(
    "says that the link is incomplete for %s",
    async (token) => {
      const page = { status: 404, name: "reviewUnknown", headers: secret };
      expect(await open(token)).toMatchObject(page);
    },
  );
});

describe("a review that the browser posts itself", () => {
  test("is stored, and leads to the thanks", async () => {
    await post(await invite())
      .expect(303)
      .expect("Location", "/review/thanks");

    expect((await api.get("/review/thanks").expect(200)).text).toContain('"name":"reviewSent"');
    const review = "They came on time.\nAll good.";
    expect(await stored()).toMatchObject([{ ...shown, review, name: "Ann", location: "Helen" }]);
  });

  test("comes back with what is wrong, and everything that was typed; with an unknown link it is 404", async () => {
    const token = await invite();
    const response = await post(token, { rating: "", review: "Good.", consent: "" }).expect(400);

    const { form } = JSON.parse(response.text) as { form: { values: object; problems: object[] } };
    expect(form.values).toMatchObject({ review: "Good.", name: "Ann", location: "Helen" });
    const wrong = ["rating", "review", "consent"];
    const problems = wrong.map((field) => ({ field, message: reviewMessages[field] }));
    expect(form.problems).toEqual(expect.arrayContaining(problems));
    expect(response.text).not.toContain(token);
    const headers = { "referrer-policy": "no-referrer", "cache-control": "private, no-cache" };
    expect(response.headers).toMatchObject(headers);
    expect((await post("A".repeat(22)).expect(404)).text).toContain('"name":"reviewUnknown"');
    expect((await post(`${token}/more`).expect(405)).text).toContain('"name":"reviewUnknown"');
  });
});
