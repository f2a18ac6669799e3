import { validQuoteRequest } from "../../../../../contract/test/quoteRequests";
import { startTestApi, type TestApi } from "../../../test/testApi";
import {
  deleteRequest,
  exportRequests,
  listQuarantine,
  purgeQuarantine,
  purgeRequests,
  releaseRequest,
} from "./quoteRequestRepository";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ QUOTE_LIMIT: "100000" });
});
afterAll(() => api.stop());
beforeEach(async () => {
  await api.database("quoteRequests").delete();
  await api.postQuote({ ...validQuoteRequest, website: "https://x.example" }).expect(201);
  await api.postQuote({ ...validQuoteRequest, fullName: "Bob Ray" }).expect(201);
});

const quarantined = async () => listQuarantine(api.database);
const ownersList = async () =>
  (await api.ownerGet("/api/admin/quote-requests")).body as { id: number; fullName: string }[];
const age = (days: number) =>
  api.database("quoteRequests").update({
    createdAt: api.database.raw("created_at - ? * interval '1 day'", [days]),
    quarantinedAt: api.database.raw("quarantined_at - ? * interval '1 day'", [days]),
  });

test("a released request appears in the owner's list, sorted by its time", async () => {
  const [request] = await quarantined();
  expect(request).toMatchObject({ fullName: "Ann Lee", phone: "7065550199" });

  expect(await releaseRequest(api.database, request?.id ?? 0)).toBe(true);

  expect(await quarantined()).toEqual([]);
  expect((await ownersList()).map(({ fullName }) => fullName)).toEqual(["Bob Ray", "Ann Lee"]);
});

test("a request outside the quarantine cannot be released", async () => {
  const [listed] = await ownersList();
  expect(await releaseRequest(api.database, listed?.id ?? 0)).toBe(false);
  expect(await releaseRequest(api.database, 2147483647)).toBe(false);
});

test("purging the quarantine deletes its old requests, and nothing from the owner's list", async () => {
  await age(31);
  expect(await purgeQuarantine(api.database, 40)).toBe(0);
  expect(await purgeQuarantine(api.database, 30)).toBe(1);
  expect(await ownersList()).toHaveLength(1);
});

test("purging the requests deletes all old ones", async () => {
  await age(31);
  await api.postQuote(validQuoteRequest).expect(201);

  expect(await purgeRequests(api.database, 30)).toBe(2);

  expect(await exportRequests(api.database)).toHaveLength(1);
});

test("the export contains everything stored about each request", async () => {
  const [first, second] = await exportRequests(api.database);

  expect(first).toMatchObject({ fullName: "Ann Lee", website: "https://x.example" });
  expect(second).toMatchObject({
    fullName: "Bob Ray",
    quarantinedAt: null,
    utmTerm: "roof repair",
  });
  expect(second).toHaveProperty("consentText");
  for (const internal of ["payloadDigest", "idempotencyKey", "digestId"]) {
    expect(second).not.toHaveProperty(internal);
  }
});

test("one request is deleted by its id", async () => {
  const [listed] = await ownersList();
  expect(await deleteRequest(api.database, listed?.id ?? 0)).toBe(true);
  expect(await deleteRequest(api.database, listed?.id ?? 0)).toBe(false);
  expect(await ownersList()).toEqual([]);
});
