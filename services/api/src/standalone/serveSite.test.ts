import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import request from "supertest";
import { serveSite } from "./serveSite";

const built = mkdtempSync(join(tmpdir(), "ridgeline-site-"));
mkdirSync(join(built, "assets"));
writeFileSync(join(built, "assets/a-1.js"), "export {}");
writeFileSync(join(built, "favicon.svg"), "<svg/>");
const site = createServer(serveSite(built, (_request, response) => response.end("from the API")));
afterAll(() => rmSync(built, { recursive: true }));

test.each([
  ["/assets/a-1.js", "public, max-age=31536000, immutable"],
  ["/favicon.svg", "no-cache"],
])("%s is a file with the cache header %s", async (address, caching) => {
  const { headers } = await request(site).get(address).expect(200);

  expect(headers).toMatchObject({
    "cache-control": caching,
    "x-content-type-options": "nosniff",
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  });
});

test.each(["/", "/?from=mail", "/nothing", "/assets/", "/api/services"])(
  "%s goes to the API",
  async (address) => {
    await request(site).get(address).expect(200, "from the API");
  },
);
