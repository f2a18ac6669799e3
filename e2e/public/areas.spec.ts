import type { Page } from "@playwright/test";
import { standStill } from "../support/layout";
import { readSum } from "../support/quoteForm";
import { sample } from "../support/sampleSite";
import { expect, test } from "../support/test";

const press = (page: Page, name: string) =>
  page.locator("#areas").getByRole("button", { name }).click();

test("OpenStreetMap is asked for nothing until a visitor wants the map, which is then embedded, centered on the areas", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("openstreetmap.org")) asked.push(request.url());
  });
  await page.goto("/");
  await readSum(page);
  const section = page.locator("#areas");
  const answered = page.waitForResponse("**/api/service-areas"); // may come during the scroll
  await section.scrollIntoViewIfNeeded();
  await answered;
  expect(asked).toEqual([]);

  await press(page, "Show the map");

  await expect(section.frameLocator("iframe").getByText("The map")).toBeVisible();
  expect(asked).toHaveLength(1);
  const map = section.getByTitle(`Map of the service area around ${sample.address.city}`);
  const address = new URL((await map.getAttribute("src")) ?? "");
  expect(address.searchParams.get("marker")).toBe(`${sample.map.latitude},${sample.map.longitude}`);
  await expect(map).toHaveAttribute(
    "sandbox",
    "allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox",
  );
});

test("a map that never answers does not cover the drawing, and a blocked one can be taken away", async ({
  page,
  context,
}) => {
  await page.goto("/");
  await readSum(page);
  const drawing = page.locator("#areas svg").filter({ hasText: sample.address.city });
  await drawing.scrollIntoViewIfNeeded();
  await standStill(page);
  const look = async () => {
    const { x = 0, y = 0, width = 0, height = 0 } = (await drawing.boundingBox()) ?? {};
    const clip = { x: x + 20, y: y + 70, width: width - 40, height: height - 140 }; // without the button
    return page.screenshot({ clip });
  };
  const before = await look();
  // What a browser shows in place of a blocked frame covers everything.
  const blocked = { contentType: "text/html", body: "<body style='background: gray'>" };
  for (const isBlocked of [false, true]) {
    await context.unroute(/openstreetmap\.org/);
    await context.route(/openstreetmap\.org/, (route) =>
      isBlocked ? route.fulfill(blocked) : undefined,
    );
    const asked = page.waitForRequest(/openstreetmap\.org/);
    await press(page, "Show the map");
    await asked;
    if (isBlocked) await expect.poll(async () => before.equals(await look())).toBe(false);
    await standStill(page);
    expect(before.equals(await look())).toBe(!isBlocked);

    await press(page, "Back to the drawing");
    await expect(page.locator("#areas iframe")).toHaveCount(0);
    await expect.poll(async () => before.equals(await look())).toBe(true);
  }
});
