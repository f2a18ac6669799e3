import type { Page } from "@playwright/test";
import { answerList, expect, expectToast, test } from "../support/admin";

type Area = { id: number; name: string; isActive: boolean; sortOrder: number };

const areas: Area[] = ["Dahlonega", "Helen", "Cumming"].map((name, index) => ({
  id: index + 1,
  name,
  isActive: true,
  sortOrder: index + 1,
}));

/** Stores the owner's areas as the API would; `refuse` decides which changes fail. */
async function keepAreas(page: Page, stored: Area[], refuse: (id: number) => boolean) {
  const changes: string[] = [];
  await page.route("**/api/admin/service-areas", (route) =>
    route.fulfill({
      json: stored.toSorted((one, other) => one.sortOrder - other.sortOrder || one.id - other.id),
    }),
  );
  await page.route("**/api/admin/service-areas/*", (route) => {
    const id = Number(route.request().url().split("/").at(-1));
    const area = stored.find((each) => each.id === id);
    const change = route.request().postDataJSON() as Area;
    if (refuse(id)) return route.fulfill({ status: 503, body: "The database is unavailable." });
    Object.assign(area ?? {}, change);
    changes.push(`${change.name} ${change.sortOrder}`);
    return route.fulfill({ json: area ?? {} });
  });
  await page.goto("/admin/service-areas");
  return changes;
}

const names = (page: Page) => page.getByRole("main").getByRole("listitem").getByRole("heading");
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

for (const width of [390, 1280]) {
  test(`the keyboard moves a card, and the focus stays on it (${width} px)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 });
    const changes = await keepAreas(page, structuredClone(areas), () => false);
    const down = button(page, "Move Dahlonega down");
    await down.focus();
    await page.keyboard.press("Enter");

    await expect(names(page)).toHaveText(["Helen", "Dahlonega", "Cumming"]);
    await expectToast(page, "Success", "Service area updated successfully");
    await expectToast(page, "Success", "Dahlonega is now 2 of 3");
    expect(changes.toSorted()).toEqual(["Dahlonega 2", "Helen 1"]);
    await expect(down).toBeFocused();
    await expect(down).toBeInViewport();

    await page.keyboard.press("Enter");
    await expect(names(page)).toHaveText(["Helen", "Cumming", "Dahlonega"]);
    await expect(down).toBeFocused();
    await expect(down).toHaveAttribute("aria-disabled", "true");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Shift+Tab");
    await expect(button(page, "Move Dahlonega up")).toBeFocused();
    expect(changes).toHaveLength(4);
  });
}

test("on a phone the page scrolls with the card, so that the button stays under the finger", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 600 });
  const many = Array.from({ length: 12 }, (_, index) => ({
    id: index + 1,
    name: `Town ${index}`,
    isActive: true,
    sortOrder: index,
  }));
  await keepAreas(page, many, () => false);
  for (const [direction, place] of [
    ["down", "8 of 12"],
    ["up", "7 of 12"],
  ]) {
    const pressed = button(page, `Move Town 6 ${direction}`);
    await pressed.scrollIntoViewIfNeeded();
    const before = await pressed.boundingBox();
    await pressed.click();
    await expectToast(page, "Success", `Town 6 is now ${place}`);
    await expect(names(page).nth(Number.parseInt(place ?? "") - 1)).toHaveText("Town 6");

    expect((await pressed.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0);
  }
});

test("items with the same number can be swapped too", async ({ page }) => {
  const same = areas.map((area) => ({ ...area, sortOrder: 0 }));
  await keepAreas(page, same, () => false);
  await button(page, "Move Helen up").click();
  await expect(names(page)).toHaveText(["Helen", "Dahlonega", "Cumming"]);

  await button(page, "Move Cumming up").click();
  await expect(names(page)).toHaveText(["Helen", "Cumming", "Dahlonega"]);
});

test("a half-failed move is rolled back, and says so", async ({ page }) => {
  const stored = structuredClone(areas);
  await keepAreas(page, stored, (id) => id === 2);
  await button(page, "Move Dahlonega down").click();

  await expectToast(page, "Error", "The database is unavailable.");
  await expectToast(page, "Error", "Nothing was moved.");
  expect(stored).toEqual(areas);
  await expect(names(page)).toHaveText(["Dahlonega", "Helen", "Cumming"]);
});

test("nothing is moved if the list cannot be reloaded", async ({ page }) => {
  const changes = await keepAreas(page, structuredClone(areas), () => false);
  await expect(names(page)).toHaveCount(3);
  await page.route("**/api/admin/service-areas", (route) => route.abort());
  await button(page, "Move Dahlonega down").click();

  await expectToast(page, "Error", "Nothing was moved.");
  expect(changes).toEqual([]);
});

test("a move keeps what another window has changed meanwhile", async ({ page }) => {
  const stored = structuredClone(areas);
  const changes = await keepAreas(page, stored, () => false);
  await expect(names(page)).toHaveCount(3);
  Object.assign(stored[1] ?? {}, { name: "Helen and Robertstown" });
  await button(page, "Move Dahlonega down").click();

  await expect(names(page)).toHaveText(["Helen and Robertstown", "Dahlonega", "Cumming"]);
  expect(changes.toSorted()).toEqual(["Dahlonega 2", "Helen and Robertstown 1"]);
});

test("testimonials and search results cannot be moved", async ({ page }) => {
  const many = Array.from({ length: 13 }, (_, index) => ({
    id: index + 1,
    name: `Town ${index}`,
    isActive: true,
    sortOrder: index,
  }));
  await answerList(page, "service-areas", many);
  await page.goto("/admin/service-areas");
  await expect(page.getByRole("button", { name: /^Move / })).toHaveCount(26);
  await page.getByRole("searchbox").fill("Town 7");
  await expect(names(page)).toHaveCount(1);
  await expect(page.getByRole("button", { name: /^Move / })).toHaveCount(0);

  await page.goto("/admin/testimonials");
  await expect(names(page).first()).toBeVisible();
  await expect(page.getByRole("button", { name: /^Move / })).toHaveCount(0);
});
