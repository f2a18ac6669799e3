import { randomUUID } from "node:crypto";
import { Client } from "pg";
import { validQuoteRequest } from "../../../../contract/test/quoteRequests";
import { provideApi } from "../../test/testApi";

const api = provideApi({
  QUOTE_LIMIT: "100000",
  WEBHOOK_URL: "https://example.com/",
  WEBHOOK_SECRET: "0123456789abcdef0123456789abcdef",
});
const key = randomUUID();
const area = { name: "Helen", isActive: true, sortOrder: 1 };
beforeAll(async () => {
  await api.get("/api/services").expect(200); // a new connection runs extra statements
  await api.postQuote(validQuoteRequest, key).expect(201);
  await api.database("serviceAreas").insert({ id: 1000, ...area });
});

test.each([
  [4, "a public list, which says of which edition it is", () => api.get("/api/services")],
  [1, "the owner's list of services", () => api.ownerGet("/api/admin/services")],
  [1, "the owner's list of quote requests", () => api.ownerGet("/api/admin/quote-requests")],
  [1, "a quote request", () => api.postQuote(validQuoteRequest, randomUUID())],
  [2, "a quote request, sent again", () => api.postQuote(validQuoteRequest, key)],
  [1, "a new service area", () => api.ownerPost("/api/admin/service-areas", area)],
  [1, "a change of a service area", () => api.ownerPut("/api/admin/service-areas/1000", area)],
])("%i: the statements of %s", async (statements, _title, request) => {
  const query = jest.spyOn(Client.prototype, "query");
  const { status } = await request();

  expect(status).toBeLessThan(300);
  expect(query).toHaveBeenCalledTimes(statements);
});
