import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import request from "supertest";
import { serveSite } from "./serveSite";

const site = createServer(
  serveSite(buildSite(), (_request, response) => response.end("from the API")),
);

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

test.each(["/", "/?from=mail", "/privacy", "/admin", "/nothing", "/assets/", "/api/services"])(
  "%s goes to the API",
  async (address) => {
    await request(site).get(address).expect(200, "from the API");
  },
);

/** A site of as few files as serveSite needs. */
function buildSite(): string {
  const directory = mkdtempSync(join(tmpdir(), "ridgeline-"));
  mkdirSync(join(directory, "assets"));
  writeFileSync(join(directory, "assets/a-1.js"), "export {}");
  writeFileSync(join(directory, "favicon.svg"), "<svg/>");
  return directory;
}
