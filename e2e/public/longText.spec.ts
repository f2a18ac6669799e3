import { expect, test } from "../support/test";

const long = "Every joint was measured twice and every screw set by hand. ".repeat(20);

test("a long text is cut off after six lines, with a check box that expands it, and printed in full; a long word does not stretch its row", async ({
  page,
}) => {
  const json = [long, "Short.", "x".repeat(1000)].map((description, id) => ({
    ...{ id, slug: `s${id}`, title: `Service ${id}`, description, icon: "Hammer" },
  }));
  await page.route("**/api/services", (route) => route.fulfill({ json }));
  await page.goto("/");
  const cards = page.locator("#services article");
  await expect(cards.getByRole("heading")).toHaveText(["Service 0", "Service 1", "Service 2"]);
  const text = page.getByText("Every joint");
  const lines = () =>
    text.evaluate((shown) => shown.clientHeight / parseFloat(getComputedStyle(shown).lineHeight));
  await cards.first().scrollIntoViewIfNeeded();
  expect(Math.round(await lines())).toBe(6);
  await expect(page.getByRole("checkbox", { name: /^More/ })).toHaveCount(2);
  expect((await cards.last().boundingBox())?.height).toBeLessThan(500);

  await page.emulateMedia({ media: "print" });
  expect(await text.evaluate((shown) => shown.scrollHeight - shown.clientHeight)).toBe(0);
  await expect(page.getByRole("checkbox", { name: /^More/ }).first()).toBeHidden();
  await page.emulateMedia({ media: "screen" });

  await page.getByRole("checkbox", { name: /^More ?, Service 0$/ }).check();
  await expect(page.getByRole("checkbox", { name: /^Less ?, Service 0$/ })).toBeFocused();
  expect(await lines()).toBeGreaterThan(7);
  await page.keyboard.press("Space");
  await expect(page.getByRole("checkbox", { name: /^More ?, Service 0$/ })).toBeFocused();
  expect(Math.round(await lines())).toBe(6);
});
