import { serviceTypeOptions } from "@ridgeline/contract/options";
import { callHref, phoneText, site } from "../support/site";
import { expect, test } from "../support/test";

test("/privacy has its cards, today's date and a link back", async ({ page }) => {
  await page.clock.setFixedTime("2027-03-05T12:00:00");
  await page.goto("/privacy");

  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Privacy Policy");
  await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveText([
    "Information We Collect",
    "How We Use Your Information",
    "Information Sharing",
    "Data Security",
    "Your Rights",
    "Contact Information",
  ]);
  await expect(page.getByText("Last updated: March 5, 2027")).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: phoneText })).toHaveAttribute(
    "href",
    callHref,
  );
  await page.getByRole("link", { name: "Back to Home" }).click();
  await expect(page).toHaveURL(/\/$/);
});

test("/terms has its cards and the ten kinds of service", async ({ page }) => {
  await page.goto("/terms");

  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Terms of Service");
  await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveText([
    "Acceptance of Terms",
    "Services",
    "Estimates and Quotes",
    "Licensing and Insurance",
    "Warranties and Guarantees",
    "Limitation of Liability",
    "Website Use",
    "Contact Information",
  ]);
  const kinds = serviceTypeOptions.filter(({ value }) => value !== "other");
  await expect(page.getByRole("main").getByRole("listitem")).toHaveText(
    kinds.map(({ label }) => label),
  );
  await expect(page.getByText(/subject to on-site evaluation/)).toBeVisible();
  await expect(page.getByRole("link", { name: "Back to Home" })).toHaveAttribute("href", "/");
});

for (const path of [
  "/nowhere",
  "/privacy/more",
  "/privacy.html",
  "/terms/",
  "/404.html",
  "/administrator",
  "/assets/none.js",
]) {
  test(`${path} shows the not-found page`, async ({ page }) => {
    const response = await page.goto(path);

    expect(response?.status()).toBe(404);
    if (path.startsWith("/assets")) return;
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("404 Page Not Found");
    await expect(page.getByText("Did you forget to add the page to the router?")).toBeVisible();
    await expect(page.getByRole("link", { name: "Back to Home" })).toHaveAttribute("href", "/");
  });
}

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
