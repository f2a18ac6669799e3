import { validQuoteRequest } from "../../../../contract/test/quoteRequests";
import { startTestApi, type TestApi } from "../../test/testApi";

/** The status of a quote request with these addresses in X-Forwarded-For. */
async function submit(api: TestApi, forwardedFor: string): Promise<number> {
  return (await api.postQuote(validQuoteRequest).set("X-Forwarded-For", forwardedFor)).status;
}

test("behind a proxy each visitor has a separate limit, by the address that the proxy added", async () => {
  const api = await startTestApi({ TRUST_PROXY: "true", QUOTE_LIMIT: "1" });

  expect(await submit(api, "198.51.100.1")).toBe(201);
  expect(await submit(api, "198.51.100.1")).toBe(429);
  expect(await submit(api, "198.51.100.2")).toBe(201);

  await api.stop();
});

test("an address that the visitor puts in front of it is ignored", async () => {
  const api = await startTestApi({ TRUST_PROXY: "true", QUOTE_LIMIT: "1" });

  expect(await submit(api, "203.0.113.1, 198.51.100.1")).toBe(201);
  expect(await submit(api, "203.0.113.2, 198.51.100.1")).toBe(429);
  expect(await submit(api, "198.51.100.1, 203.0.113.1")).toBe(201);

  await api.stop();
});

test("without a proxy the header is ignored", async () => {
  const api = await startTestApi({ QUOTE_LIMIT: "1" });

  expect(await submit(api, "198.51.100.1")).toBe(201);
  expect(await submit(api, "198.51.100.2")).toBe(429);

  await api.stop();
});

test("a visitor's IPv6 addresses (a /64) count as one", async () => {
  const api = await startTestApi({ TRUST_PROXY: "true", QUOTE_LIMIT: "1" });

  expect(await submit(api, "2001:db8:1:1::1")).toBe(201);
  expect(await submit(api, "2001:db8:1:1:ffff::2")).toBe(429);
  expect(await submit(api, "2001:db8:1:2::1")).toBe(201);

  await api.stop();
});

test("a proxy may pass on something that is not an address", async () => {
  const api = await startTestApi({ TRUST_PROXY: "true", QUOTE_LIMIT: "1" });

  expect(await submit(api, "x".repeat(300))).toBe(201);
  expect(await submit(api, "unknown")).toBe(429);
  await api.stop();
});

test("accepted quote requests are counted for that address and its network", async () => {
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
