import { site } from "../support/sampleSite";
import { expect, test } from "../support/test";

test("an address that does not exist is answered with 404, and pages with the not-found page", async ({
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

test("the public pages describe themselves to search engines", async ({ page, request }) => {
  for (const path of ["/", "/privacy", "/terms"]) {
    await page.goto(path);
    const address = new URL(path, site.url).href;
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", address);
    await expect(page.locator('meta[name="description"]')).toHaveAttribute("content", /.{50,}/);
    await expect(page.locator('meta[property="og:title"]')).toHaveAttribute("content", /.+/);
    const picture = await page.locator('meta[property="og:image"]').getAttribute("content");
    expect((await request.get(new URL(picture ?? "").pathname)).status()).toBe(200);
    await expect(page).toHaveTitle(new RegExp(site.name));
    await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
  }
});

test("structured data describes the business", async ({ page }) => {
  await page.goto("/");
  const text = await page.locator('script[type="application/ld+json"]').textContent();
  const business = JSON.parse(text ?? "") as Record<string, unknown>;

  expect(business).toMatchObject({
    "@type": "GeneralContractor",
    name: site.name,
    telephone: `+1${site.phone}`,
    address: { streetAddress: site.address.street, addressLocality: site.address.city },
    hasCredential: { credentialCategory: "license", identifier: site.license?.number },
  });
  expect(business["openingHoursSpecification"]).toHaveLength(2);
  expect(business["areaServed"]).toContainEqual(
    expect.objectContaining({ "@type": "GeoCircle", geoRadius: site.map.radiusKm * 1000 }),
  );
  expect(text).not.toMatch(/"(aggregateRating|review)"/);
});

test("robots, sitemap, manifest and icons are there", async ({ request }) => {
  const robots = await (await request.get("/robots.txt")).text();
  expect(robots).toContain(`Sitemap: ${new URL("/sitemap.xml", site.url).href}`);
  const sitemap = await (await request.get("/sitemap.xml")).text();
  expect(sitemap.match(/<loc>/g)).toHaveLength(3);
  const manifest = (await (await request.get("/manifest.webmanifest")).json()) as {
    name: string;
    icons: { src: string }[];
  };
  expect(manifest.name).toBe(site.name);
  for (const path of [
    ...manifest.icons.map(({ src }) => src),
    "/favicon.ico",
    "/favicon.svg",
    "/apple-touch-icon.png",
  ]) {
    expect((await request.get(path)).status(), path).toBe(200);
  }
});
