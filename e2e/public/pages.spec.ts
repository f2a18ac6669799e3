import { sample } from "../support/sampleSite";
import { expect, test } from "../support/test";

test("an unknown address is 404, and an unknown page gets the not-found page", async ({
  page,
  request,
}) => {
  for (const path of [
    "/privacy/more",
    "/privacy.html",
    "/terms/",
    "/404.html",
    "/administrator",
    "/assets/none.js",
  ]) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
  expect((await request.get("/index.html")).status()).toBe(200);

  await page.goto("/nowhere");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("404 Page Not Found");
  await expect(page.getByText("Did you forget to add the page to the router?")).toBeVisible();
  await expect(page.getByRole("link", { name: "Back to Home" })).toHaveAttribute("href", "/");
});

test("the public pages have titles and descriptions, and are `noindex` while the business is the sample", async ({
  page,
}) => {
  for (const path of ["/", "/privacy", "/terms"]) {
    await page.goto(path);
    await expect(page.locator('meta[name="description"]')).toHaveAttribute("content", /.{50,}/);
    await expect(page.locator('meta[property="og:title"]')).toHaveAttribute("content", /.+/);
    await expect(page).toHaveTitle(new RegExp(sample.name));
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
    // These contain the site's address, which this site does not have (secondBusiness.spec.ts has one).
    await expect(page.locator('link[rel="canonical"], meta[property="og:url"]')).toHaveCount(0);
  }
});

test("robots.txt, manifest and icons exist; a site map only with a site address", async ({
  request,
}) => {
  const robots = await (await request.get("/robots.txt")).text();
  expect(robots).toContain("Disallow: /api/admin/");
  expect(robots).not.toContain("Sitemap");
  expect((await request.get("/sitemap.xml")).status()).toBe(404);
  const manifest = (await (await request.get("/manifest.webmanifest")).json()) as {
    name: string;
    icons: { src: string }[];
  };
  expect(manifest.name).toBe(sample.name);
  for (const path of [
    ...manifest.icons.map(({ src }) => src),
    "/favicon.ico",
    "/favicon.svg",
    "/apple-touch-icon.png",
  ]) {
    expect((await request.get(path)).status(), path).toBe(200);
  }
});
