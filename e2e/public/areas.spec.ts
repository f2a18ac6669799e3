import type { PublicServiceArea } from "@ridgeline/contract/serviceArea";
import { openWithList } from "../support/lists";
import { sample } from "../support/sampleSite";
import { expect, test } from "../support/test";
import { readSum } from "../support/quoteForm";

test("the areas are listed beside a map centered on them", async ({ page }) => {
  const areas = await openWithList<PublicServiceArea>(page, "service-areas");

  const section = page.locator("#areas");
  await expect(section.getByRole("listitem")).toHaveText(areas.map(({ name }) => name));
  await section.scrollIntoViewIfNeeded();
  const map = section.getByTitle(`Map of the service area around ${sample.address.city}`);
  const address = new URL((await map.getAttribute("src")) ?? "");
  expect(address.host).toBe("www.openstreetmap.org");
  expect(address.searchParams.get("marker")).toBe(`${sample.map.latitude},${sample.map.longitude}`);
  await expect(map).toHaveAttribute(
    "sandbox",
    "allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox",
  );
  const link = section.getByRole("link", { name: "Get in touch" });
  await expect(link).toHaveText("Get in touch →");
  await link.click();
  await expect(page.locator("#quote-form")).toBeInViewport();
});

test("nothing is requested from OpenStreetMap until the map is near the screen", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("openstreetmap.org")) asked.push(request.url());
  });
  await page.goto("/");
  await readSum(page);
  const areas = page.locator("#areas");
  await areas.evaluate((section) => {
    const top = section.getBoundingClientRect().top + scrollY - 2 * innerHeight;
    window.scrollTo({ top, behavior: "instant" });
  });
  await expect(areas).not.toBeInViewport();
  expect(asked).toEqual([]);

  await areas.scrollIntoViewIfNeeded();

  await expect(areas.frameLocator("iframe").getByText("The map")).toBeVisible();
  expect(asked).toHaveLength(2);
});

test("if the map cannot be loaded, a drawing replaces it", async ({ page, context }) => {
  await context.unroute(/openstreetmap\.org/);
  await context.route(/openstreetmap\.org/, (route) => route.abort());
  await page.goto("/");

  await page.locator("#areas").scrollIntoViewIfNeeded();

  await expect(page.locator("#areas iframe")).toHaveCount(0);
  const drawing = page.locator("#areas").getByAltText(sample.map.picture?.altText ?? "");
  await expect(drawing).toBeVisible();
  await expect
    .poll(() => drawing.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(880);
});
