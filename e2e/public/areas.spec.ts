import type { Page, Route } from "@playwright/test";
import { readSum } from "../support/quoteForm";
import { sample } from "../support/sampleSite";
import { expect, test } from "../support/test";

const MAP = /openstreetmap\.org/;

async function showAreas(page: Page) {
  const areas = page.locator("#areas");
  await areas.scrollIntoViewIfNeeded();
  return { map: areas.locator("iframe"), button: areas.locator("[data-map]").getByRole("button") };
}

test("a map that is blocked, lost, refused or not allowed here, or whose script is lost, leaves the drawing, with a button that asks again", async ({
  page,
  context,
  problems,
}) => {
  const page403 = { status: 403, contentType: "text/html", body: "Forbidden" };
  const allow = (route: Route) => route.fallback();
  const troubles: (typeof allow)[] = [
    (route) => route.abort("blockedbyclient"),
    (route) => route.abort("namenotresolved"),
    (route) => route.fulfill(page403),
    (route) => route.fulfill({ ...page403, status: 500 }),
    (route) => route.fulfill({ headers: { "X-Frame-Options": "DENY" } }),
  ];
  let asked = 0;
  let answer = allow;
  await context.route(MAP, (route) => {
    asked += 1;
    return answer(route);
  });
  await context.route(/\/late-/, (route) => route.abort());
  await page.goto("/");
  await readSum(page);
  const { map, button } = await showAreas(page);
  await expect(button).toHaveText("Show the map");
  await expect(map).toHaveCount(0);
  await context.unroute(/\/late-/);
  for (const trouble of troubles) {
    const before = asked;
    answer = trouble;
    await button.click();
    await expect.poll(() => asked).toBeGreaterThan(before);
    await expect(button).toHaveText("Show the map");
    await expect(map).toBeHidden();
  }

  answer = allow;
  await button.click();

  await expect(map).toBeVisible();
  await expect(button).toHaveCount(0);
  await expect(map).toBeFocused();
  problems.length = 0; // the browser's line about X-Frame-Options
});

test("OpenStreetMap is asked when the service areas are on the screen; until it answers there is the drawing, after a while with the button, and then its map, centered on them", async ({
  page,
  context,
}) => {
  await page.clock.install();
  let isAnswering = false;
  const held: Route[] = [];
  await context.route(MAP, (route) => (isAnswering ? route.fallback() : held.push(route)));
  await page.goto("/");
  await readSum(page);
  expect(held).toEqual([]);
  const { map, button } = await showAreas(page);
  await expect.poll(() => held.length).toBe(2);
  await expect(button).toHaveCount(0);
  await page.clock.fastForward(10_000);
  await expect(button).toHaveText("Show the map");
  await expect(map).toBeHidden();

  isAnswering = true;
  for (const route of held) await route.fallback();

  await expect(map.contentFrame().getByText("The map")).toBeVisible();
  await expect(button).toHaveCount(0);
  await expect(map).toHaveAttribute("title", /around Dahlonega/);
  const address = new URL((await map.getAttribute("src")) ?? "");
  expect(new Set(held.map((route) => route.request().url()))).toEqual(new Set([address.href]));
  expect(address.searchParams.get("marker")).toBe(`${sample.map.latitude},${sample.map.longitude}`);
  await expect(map).toHaveAttribute(
    "sandbox",
    "allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox",
  );
});
