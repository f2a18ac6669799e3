import { startTestApi, type TestApi } from "../../test/testApi";
import { validQuoteRequest } from "../../../../contract/test/quoteRequests";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const cookieOf = ({ headers }: { headers: Record<string, unknown> }) => headers["set-cookie"];
const area = { name: "Helen", isActive: true, sortOrder: 1 };
const MARK = ["changed=1; Path=/; Max-Age=10; HttpOnly; SameSite=Lax"];

test("each change of the owner marks the browser", async () => {
  const created = await api.ownerPost("/api/admin/service-areas", area).expect(201);
  const { id } = created.body as { id: number };
  const path = `/api/admin/service-areas/${id}`;

  expect(cookieOf(created)).toEqual(MARK);
  expect(cookieOf(await api.ownerPut(path, { isActive: false }).expect(200))).toEqual(MARK);
  expect(cookieOf(await api.ownerDelete(path).expect(204))).toEqual(MARK);
});

test("reading, failing and a visitor's request do not", async () => {
  for (const answer of [
    await api.ownerGet("/api/admin/service-areas").expect(200),
    await api.ownerPost("/api/admin/service-areas", {}).expect(400),
    await api.ownerDelete("/api/admin/service-areas/999999").expect(404),
    await api.request.delete("/api/admin/service-areas/1").expect(401),
    await api.postQuote(validQuoteRequest).expect(201),
  ]) {
    expect(cookieOf(answer)).toBeUndefined();
  }
});
