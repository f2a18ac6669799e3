import type { Page, Response } from "@playwright/test";
import { expect, test } from "../support/test";

for (const path of [
  "/",
  "/privacy",
  "/nowhere",
  "/favicon.svg",
  "/admin",
  "/api/services",
  "/api/none",
]) {
  test(`${path} carries the security headers`, async ({ request }) => {
    const headers = (await request.get(path)).headers();
    const policy = headers["content-security-policy"] ?? "";

    expect(policy).toContain("default-src 'none'");
    expect(policy).toMatch(/script-src 'self'( 'sha256-[^' ]+')+;/);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("base-uri 'none'");
    expect(policy).toContain("form-action 'self'");
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).not.toContain("http:");
    expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|\*/);
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["x-frame-options"]).toBe("DENY");
    expect(headers["referrer-policy"]).toBe("strict-origin-when-cross-origin");
    expect(headers["permissions-policy"]).toContain("geolocation=()");
    expect(headers["cross-origin-opener-policy"]).toBe("same-origin");
    expect(headers["cross-origin-resource-policy"]).toBe("same-origin");
    expect(headers["access-control-allow-origin"]).toBeUndefined();
    expect(headers["set-cookie"]).toBeUndefined();
    expect(headers["x-powered-by"]).toBeUndefined();
  });
}

test("a hashed file can do nothing by itself, and has no other header of a page", async ({
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
