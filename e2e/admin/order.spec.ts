import type { Page } from "@playwright/test";
import { answerList, expect, expectToast, test } from "../support/admin";

/** Stores the owner's areas as the API would. */
async function keepAreas(page: Page, names: string[]) {
  const stored = names.map((name, index) => ({
    id: index + 1,
    name,
    isActive: true,
    sortOrder: 0,
  }));
  await page.route("**/api/admin/service-areas", (route) => route.fulfill({ json: stored }));
  await page.route("**/api/admin/service-areas/*/move", (route) => {
    const { direction } = route.request().postDataJSON() as { direction: string };
    const id = Number(route.request().url().split("/").at(-2));
    const from = stored.findIndex((area) => area.id === id);
    stored.splice(direction === "up" ? from - 1 : from + 1, 0, ...stored.splice(from, 1));
    return route.fulfill({ status: 204 });
  });
  await page.goto("/admin/service-areas");
}

const shown = (page: Page) => page.getByRole("main").getByRole("listitem").getByRole("heading");
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const towns = Array.from({ length: 13 }, (_, index) => `Town ${index}`);

for (const width of [390, 1280]) {
  test(`the keyboard moves a card, and the focus stays on it (${width} px)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 });
    await keepAreas(page, ["Dahlonega", "Helen", "Cumming"]);
    const down = button(page, "Move Dahlonega down");
    await down.focus();
    await page.keyboard.press("Enter");

    await expect(shown(page)).toHaveText(["Helen", "Dahlonega", "Cumming"]);
    await expectToast(page, "Success", "Dahlonega moved down");
    await expect(down).toBeFocused();
    await expect(down).toBeInViewport();

    await page.keyboard.press("Enter");
    await expect(shown(page)).toHaveText(["Helen", "Cumming", "Dahlonega"]);
    await expect(down).toBeFocused();
    await expect(down).toHaveAttribute("aria-disabled", "true");
  });
}

test("on a phone the page scrolls with the card, so that the button stays under the finger", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 600 });
  await keepAreas(page, towns.slice(1));
  for (const [direction, place] of [
    ["down", 7],
    ["up", 6],
  ] as const) {
    const pressed = button(page, `Move Town 7 ${direction}`);
    await pressed.scrollIntoViewIfNeeded();
    const before = await pressed.boundingBox();
    await pressed.click();
    await expect(shown(page).nth(place)).toHaveText("Town 7");

    expect((await pressed.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0);
  }
});

test("search results cannot be moved", async ({ page }) => {
  const many = towns.map((name, id) => ({ id, name, isActive: true, sortOrder: id }));
  await answerList(page, "service-areas", many);
  await page.goto("/admin/service-areas");
  await expect(page.getByRole("button", { name: /^Move / })).toHaveCount(26);
  await page.getByRole("searchbox").fill("Town 7");
  await expect(shown(page)).toHaveCount(1);
  await expect(page.getByRole("button", { name: /^Move / })).toHaveCount(0);
});
