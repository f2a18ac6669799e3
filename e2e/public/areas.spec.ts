import type { Page, Route } from "@playwright/test";
import { readSum } from "../support/quoteForm";
import { sample } from "../support/sampleSite";
import { expect, test } from "../support/test";

const MAP = /openstreetmap\.org/;

/** Scrolls to the service areas. */
async function openAreas(page: Page) {
  await page.goto("/");
  await readSum(page);
  const areas = page.locator("#areas");
  await areas.scrollIntoViewIfNeeded();
  return { areas, map: areas.locator("iframe"), button: areas.getByRole("button") };
}

test("OpenStreetMap is asked when the service areas are on the screen, and its map is embedded, centered on them", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("openstreetmap.org")) asked.push(request.url());
  });
  await page.goto("/");
  await readSum(page);
  expect(asked).toEqual([]);

  const areas = page.locator("#areas");
  await areas.scrollIntoViewIfNeeded();

  await expect(areas.frameLocator("iframe").getByText("The map")).toBeVisible();
  await expect(areas.getByRole("button")).toHaveCount(0);
  const map = areas.getByTitle(`Map of the service area around ${sample.address.city}`);
  const address = new URL((await map.getAttribute("src")) ?? "");
  expect(new Set(asked)).toEqual(new Set([address.href]));
  expect(address.searchParams.get("marker")).toBe(`${sample.map.latitude},${sample.map.longitude}`);
  await expect(map).toHaveAttribute(
    "sandbox",
    "allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox",
  );
});

test("a map that is blocked, lost, refused or not allowed here leaves the drawing, with a button that asks again", async ({
  page,
  context,
  problems,
}) => {
  const page403 = { status: 403, contentType: "text/html", body: "Forbidden" };
  const troubles: ((route: Route) => Promise<void>)[] = [
    (route) => route.abort("namenotresolved"),
    (route) => route.fulfill(page403),
    (route) => route.fulfill({ ...page403, status: 500 }),
    (route) => route.fulfill({ headers: { "X-Frame-Options": "DENY" } }),
  ];
  let asked = 0;
  let answer = (route: Route) => route.abort("blockedbyclient");
  await context.route(MAP, (route) => {
    asked += 1;
    return answer(route);
  });
  const { map, button } = await openAreas(page);
  await expect(button).toHaveText("Show the map");
  await expect(map).toBeHidden();
  for (const trouble of troubles) {
    const before = asked;
    answer = trouble;
    await button.click();
    await expect.poll(() => asked).toBeGreaterThan(before);
    await expect(button).toHaveText("Show the map");
    await expect(map).toBeHidden();
  }

  answer = (route) => route.fallback();
  await button.click();

  await expect(map).toBeVisible();
  await expect(button).toHaveCount(0);
  await expect(map).toBeFocused();
  problems.length = 0; // the browser's line about X-Frame-Options
});

test("a map that does not answer leaves the drawing, after a while with the button, and still comes when it is late", async ({
  page,
  context,
}) => {
  await page.clock.install();
  let isAnswering = false;
  const held: Route[] = [];
  await context.route(MAP, (route) => (isAnswering ? route.fallback() : held.push(route)));
  const { map, button } = await openAreas(page);
  await expect.poll(() => held.length).toBe(2);
  await expect(button).toHaveCount(0);
  await page.clock.fastForward(10_000);
  await expect(button).toHaveText("Show the map");
  await expect(map).toBeHidden();

  isAnswering = true;
  for (const route of held) await route.fallback();

  await expect(map).toBeVisible();
  await expect(button).toHaveCount(0);
});

test("a map whose script is lost leaves the drawing, with a button that asks again", async ({
  page,
  context,
}) => {
  await context.route(/\/late-/, (route) => route.abort());
  const { areas, map } = await openAreas(page);
  const button = areas.getByRole("button", { name: "Show the map" });
  await expect(button).toBeVisible();
  await expect(map).toHaveCount(0);

  await context.unroute(/\/late-/);
  await button.click();

  await expect(map).toBeVisible();
  await expect(button).toHaveCount(0);
});
