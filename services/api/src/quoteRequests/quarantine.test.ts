import { validQuoteRequest } from "../../../../contract/test/quoteRequests";
import { provide } from "../../test/provide";
import { startTestApi } from "../../test/testApi";
import { exportRequests } from "./quoteRequestRepository";

const api = provide(() => startTestApi({ QUOTE_LIMIT: "100000", SMTP_URL: "smtp://127.0.0.1:1" }));
beforeEach(async () => {
  await api.database("quoteRequests").delete();
  await api.postQuote({ ...validQuoteRequest, website: "https://x.example" }).expect(201);
  await api.postQuote({ ...validQuoteRequest, fullName: "Bob Ray" }).expect(201);
});

type Listed = { id: number; fullName: string };
const quarantined = async () =>
  (await api.ownerGet("/api/admin/quarantine").expect(200)).body as Listed[];
const ownersList = async () =>
  (await api.ownerGet("/api/admin/quote-requests").expect(200)).body as Listed[];
const quarantinedId = async () => (await quarantined())[0]?.id ?? 0;
const release = (id: number | string) => api.ownerPost(`/api/admin/quarantine/${id}/release`, {});
const remove = (id: number | string) => api.ownerDelete(`/api/admin/quarantine/${id}`);
const notified = async () => {
  const messages = await api
    .database("outbox")
    .orderBy("id")
    .select<{ quoteRequestId: number }[]>();
  return messages.map(({ quoteRequestId }) => quoteRequestId);
};

test("the owner gets the quarantine in the same form as the list, newest first", async () => {
  await api.postQuote({ ...validQuoteRequest, fullName: "Eve Fox", website: "x" }).expect(201);

  const held = await quarantined();

  expect(held.map(({ fullName }) => fullName)).toEqual(["Eve Fox", "Ann Lee"]);
  const [listed] = await ownersList();
  expect(Object.keys(held[0] ?? {})).toEqual(Object.keys(listed ?? {}));
});

test("a released request appears in the owner's list, in order of its time, and is notified of once", async () => {
  const id = await quarantinedId();
  const [listed] = await ownersList();
  expect(await notified()).toEqual([listed?.id]);

  const answers = await Promise.all([release(id), release(id)]);

  expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 404]);
  expect(await quarantined()).toEqual([]);
  expect((await ownersList()).map(({ fullName }) => fullName)).toEqual(["Bob Ray", "Ann Lee"]);
  expect(await notified()).toEqual([listed?.id, id]);
});

test("a deleted request is gone", async () => {
  await remove(await quarantinedId()).expect(204);

  expect(await quarantined()).toEqual([]);
  expect(await exportRequests(api.database)).toHaveLength(1);
});

test.each([
  ["released", release],
  ["deleted", remove],
])("a request that is not in quarantine cannot be %s", async (_verb, act) => {
  const [listed] = await ownersList();
  const id = listed?.id ?? 0;

  await act(id).expect(404, `Held request ${id} does not exist.`);
  await act(2147483647).expect(404, "Held request 2147483647 does not exist.");
  await act("1e3").expect(404, "Held request '1e3' does not exist.");

  expect(await ownersList()).toHaveLength(1);
});
