import { readSum } from "../support/quoteForm";
import { sample } from "../support/sampleSite";
import { expect, test } from "../support/test";

test("the real map, centered on the areas, is requested once it comes near the screen", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("openstreetmap.org")) asked.push(request.url());
  });
  await page.goto("/");
  await readSum(page);
  const section = page.locator("#areas");
  await section.evaluate((areas) => {
    const top = areas.getBoundingClientRect().top + scrollY - 2 * innerHeight;
    window.scrollTo({ top, behavior: "instant" });
  });
  await expect(section).not.toBeInViewport();
  expect(asked).toEqual([]);

  await section.scrollIntoViewIfNeeded();

  await expect(section.frameLocator("iframe").getByText("The map")).toBeVisible();
  expect(asked).toHaveLength(2); // an icon first, which tells whether it answers
  const map = section.getByTitle(`Map of the service area around ${sample.address.city}`);
  const address = new URL((await map.getAttribute("src")) ?? "");
  expect(address.searchParams.get("marker")).toBe(`${sample.map.latitude},${sample.map.longitude}`);
  await expect(map).toHaveAttribute(
    "sandbox",
    "allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox",
  );
});

test("if the map cannot be loaded, a drawing replaces it", async ({ page, context }) => {
  await context.unroute(/openstreetmap\.org/);
  await context.route(/openstreetmap\.org/, (route) => route.abort());
  await page.goto("/");
  await page.locator("#areas").scrollIntoViewIfNeeded();

  await expect(page.locator("#areas iframe")).toHaveCount(0);
  const drawing = page.locator("#areas").getByAltText(sample.map.picture?.altText ?? "");
  await expect(drawing).toBeVisible();
  await expect(drawing).toHaveJSProperty("naturalWidth", 880);
});
