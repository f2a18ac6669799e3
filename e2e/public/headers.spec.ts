import type { Response } from "@playwright/test";
import { readSum } from "../support/quoteForm";
import { expect, test } from "../support/test";

const pages = ["/", "/privacy", "/nowhere", "/admin"];

test("every page carries the security headers", async ({ request }) => {
  for (const address of pages) {
    const headers = (await request.get(address)).headers();
    const policy = headers["content-security-policy"] ?? "";

    expect(policy, address).toContain("default-src 'none'");
    // The owner's pages have no inline script.
    const inline = address === "/admin" ? "" : "( 'sha256-[^' ]+')";
    expect(policy, address).toMatch(new RegExp(`script-src 'self'${inline};`));
    expect(policy, address).toContain("frame-ancestors 'none'");
    expect(policy, address).toContain("base-uri 'none'");
    expect(policy, address).toContain("form-action 'self'");
    expect(policy, address).toContain("require-trusted-types-for 'script'");
    expect(policy, address).toContain(
      `trusted-types ${address === "/admin" ? "admin-worker" : "'none'"}`,
    );
    // Without a site address, pictures may also come over plain HTTP (secondBusiness.spec.ts has the other case).
    const pictures = `img-src 'self' https: http: data:${address === "/admin" ? " blob:" : ""};`;
    expect(policy, address).toContain(pictures);
    expect(policy.replace(pictures, ""), address).not.toMatch(
      /https?:(?!\/\/www\.openstreetmap\.org;)/,
    );
    expect(policy, address).not.toMatch(/unsafe-inline|unsafe-eval|\*/);
    expect(headers, address).toMatchObject({
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "referrer-policy": "strict-origin-when-cross-origin",
      // The map asks the owner's device for its position.
      "permissions-policy": expect.stringContaining(
        address === "/admin" ? "geolocation=(self)" : "geolocation=()",
      ),
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
    });
    expectNoOther(headers, address);
  }
});

function expectNoOther(headers: Record<string, string>, address: string): void {
  for (const name of ["access-control-allow-origin", "set-cookie", "x-powered-by"])
    expect(headers[name], `${address} ${name}`).toBeUndefined();
}

test("the landing page loads nothing of the admin area", async ({ page }) => {
  const scripts: Response[] = [];
  page.on("response", (response) => {
    if (response.url().endsWith(".js")) scripts.push(response);
  });
  await page.goto("/#quote-form");
  await readSum(page);
  const toaster = page.waitForResponse(/Toaster/);
  await page.getByLabel("Full Name").focus();
  await toaster;

  for (const script of scripts) {
    expect(await script.text()).not.toMatch(/Invalid admin token|Access Admin Dashboard/);
  }
});
