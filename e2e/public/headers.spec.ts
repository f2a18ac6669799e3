import type { Page, Response } from "@playwright/test";
import { expect, test } from "../support/test";

const addresses = [
  "/",
  "/privacy",
  "/nowhere",
  "/favicon.svg",
  "/admin",
  "/api/services",
  "/api/none",
];

test("every address carries the security headers", async ({ request }) => {
  for (const address of addresses) {
    const headers = (await request.get(address)).headers();
    const policy = headers["content-security-policy"] ?? "";

    expect(policy, address).toContain("default-src 'none'");
    expect(policy, address).toMatch(/script-src 'self'( 'sha256-[^' ]+')+;/);
    expect(policy, address).toContain("frame-ancestors 'none'");
    expect(policy, address).toContain("base-uri 'none'");
    expect(policy, address).toContain("form-action 'self'");
    expect(policy, address).toContain("require-trusted-types-for 'script'");
    expect(policy, address).not.toContain("http:");
    expect(policy, address).not.toMatch(/unsafe-inline|unsafe-eval|\*/);
    expect(headers, address).toMatchObject({
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "referrer-policy": "strict-origin-when-cross-origin",
      "permissions-policy": expect.stringContaining("geolocation=()"),
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
    });
    expect(headers["access-control-allow-origin"], address).toBeUndefined();
    expect(headers["set-cookie"], address).toBeUndefined();
    expect(headers["x-powered-by"], address).toBeUndefined();
  }
});

test("a hashed file has a policy that allows nothing, and no other header of a page", async ({
  page,
  request,
}) => {
  const headers = (await request.get(await loadScript(page))).headers();

  expect(headers["content-security-policy"]).toBe("default-src 'none'; frame-ancestors 'none'");
  expect(headers["x-content-type-options"]).toBe("nosniff");
  expect(headers["cross-origin-resource-policy"]).toBe("same-origin");
  expect(headers["permissions-policy"]).toBeUndefined();
  expect(headers["referrer-policy"]).toBeUndefined();
});

test("hashed files are cached forever, pages are revalidated", async ({ page, request }) => {
  const script = await loadScript(page);

  expect((await request.get(script)).headers()["cache-control"]).toContain("immutable");
  expect((await request.get("/")).headers()["cache-control"]).toContain("no-cache");
});

test("pages, scripts and pictures are compressed", async ({ page, request }) => {
  const script = await loadScript(page);

  for (const path of ["/", script, "/images/ridges.svg"]) {
    for (const encoding of ["br", "gzip"]) {
      const answer = await request.get(path, { headers: { "Accept-Encoding": encoding } });
      expect(answer.headers()["content-encoding"], `${path} ${encoding}`).toBe(encoding);
    }
  }
});

test("the landing page loads nothing of the admin area", async ({ page }) => {
  const scripts: Response[] = [];
  page.on("response", (response) => {
    if (response.url().endsWith(".js")) scripts.push(response);
  });
  const late = page.waitForResponse(/\/assets\/late-[^/]*\.js$/);
  await page.goto("/");
  await late;

  for (const script of scripts) {
    expect(await script.text()).not.toMatch(/Invalid admin token|Access Admin Dashboard/);
  }
});

/** Opens the landing page; returns the path of its entry script. */
async function loadScript(page: Page): Promise<string> {
  const asked = page.waitForRequest(/\/assets\/.*\.js$/);
  await page.goto("/");
  return new URL((await asked).url()).pathname;
}
