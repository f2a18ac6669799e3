import { validQuoteRequest } from "../../../../contract/test/quoteRequests";
import { startTestApi, type TestApi } from "../../test/testApi";

/** The status of a quote request with these addresses in X-Forwarded-For. */
async function submit(api: TestApi, forwardedFor: string): Promise<number> {
  return (await api.postQuote(validQuoteRequest).set("X-Forwarded-For", forwardedFor)).status;
}

test("without a proxy the header is ignored", async () => {
  const api = await startTestApi({ QUOTE_LIMIT: "1" });

  expect(await submit(api, "198.51.100.1")).toBe(201);
  expect(await submit(api, "198.51.100.2")).toBe(429);

  await api.stop();
});

test("behind a proxy requests are counted for the address that it added, not for one before it, and for its network", async () => {
  const api = await startTestApi({ TRUST_PROXY: "true" });

  await api
    .postQuote(validQuoteRequest)
    .set("X-Forwarded-For", "203.0.113.1, 198.51.100.7")
    .expect(201);

  expect(await api.database("rateLimits").orderBy("key").pluck("key")).toEqual([
    "quote-network:198.51.100.0/24",
    "quote:198.51.100.7",
  ]);
  await api.stop();
});
