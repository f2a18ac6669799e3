import { randomUUID } from "node:crypto";
import { Client } from "pg";
import { validQuoteRequest } from "../../../../contract/test/quoteRequests";
import { statements } from "../../../../budgets.json";
import { startTestApi, type TestApi } from "../../test/testApi";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({
    QUOTE_LIMIT: "100000",
    WEBHOOK_URL: "https://example.com/",
    WEBHOOK_SECRET: "0123456789abcdef0123456789abcdef",
  });
  await api.get("/api/services").expect(200); // a new connection runs extra statements
});
afterAll(() => api.stop());

const key = randomUUID();
const area = { name: "Helen", isActive: true, sortOrder: 1 };
const requests: Record<keyof typeof statements, () => PromiseLike<{ status: number }>> = {
  "a public list": () => api.get("/api/services"),
  "the owner's list of services": () => api.ownerGet("/api/admin/services"),
  "the owner's list of quote requests": () => api.ownerGet("/api/admin/quote-requests"),
  "a quote request": () => api.postQuote(validQuoteRequest, key),
  "a quote request, sent again": () => api.postQuote(validQuoteRequest, key),
  "a new service area": () => api.ownerPost("/api/admin/service-areas", area),
  "a change of a service area": () => api.ownerPut("/api/admin/service-areas/1", area),
};

const names = Object.keys(requests) as (keyof typeof requests)[]; // its own keys

test.each(names)("%s stays within its budget of statements", async (name) => {
  const query = jest.spyOn(Client.prototype, "query");
  const { status } = await requests[name]();
  const count = query.mock.calls.length;
  query.mockRestore();

  expect(status).toBeLessThan(300);
  expect(count).toBe(statements[name]);
});
