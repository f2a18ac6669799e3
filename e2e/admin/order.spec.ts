import { expect, expectToast, test } from "../support/admin";

test("on a phone the page scrolls with a moved card, and its button keeps its place and the focus", async ({
  page,
}) => {
  const stored = Array.from({ length: 13 }, (_, id) => ({
    id,
    name: `Town ${id}`,
    isActive: true,
    sortOrder: 0,
  }));
  await page.route("**/api/admin/service-areas", (route) => route.fulfill({ json: stored }));
  await page.route("**/api/admin/service-areas/*/move", (route) => {
    const { direction } = route.request().postDataJSON() as { direction: string };
    const from = stored.findIndex(({ id }) => route.request().url().includes(`/${id}/move`));
    const to = { top: 0, up: from - 1, down: from + 1 }[direction] ?? from;
    stored.splice(to, 0, ...stored.splice(from, 1));
    return route.fulfill({ status: 204 });
  });
  await page.setViewportSize({ width: 390, height: 600 });
  await page.goto("/admin/service-areas");
  const names = page.getByRole("main").getByRole("listitem").getByRole("heading");

  for (const [direction, place] of [
    ["down", 8],
    ["up", 7],
  ] as const) {
    const button = page.getByRole("button", { name: `Move Town 7 ${direction}`, exact: true });
    await button.scrollIntoViewIfNeeded();
    const before = await button.boundingBox();
    await button.press("Enter");
    await expect(names.nth(place)).toHaveText("Town 7");

    await expectToast(page, "Success", `Town 7 moved ${direction}`);
    expect((await button.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0);
    await expect(button).toBeFocused();
  }

  await page.getByRole("button", { name: "Move Town 7 to the top", exact: true }).press("Enter");
  await expect(names.first()).toHaveText("Town 7");
  await expectToast(page, "Success", "Town 7 moved to the top");

  await page.getByRole("button", { name: "Move Town 7 up", exact: true }).press("Enter"); // it cannot, and nothing is sent
  await page.route("**/api/admin/service-areas/*/move", (route) => route.fulfill({ status: 503 }));
  await page.getByRole("button", { name: "Move Town 7 down", exact: true }).press("Enter");
  await expectToast(page, "Error", "Failed to update service area");
  await expect(names.first()).toHaveText("Town 7");
});
