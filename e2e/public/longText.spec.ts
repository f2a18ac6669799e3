import type { RunningSite } from "../servers/root";
import { startServer } from "../servers/startServer";
import { expect, test } from "../support/test";

// They need a long text in the HTML, so they have their own site: one for all, so they run one after the other.
test.describe.configure({ mode: "default" });

let site: RunningSite;
test.beforeAll(async () => {
  test.setTimeout(120_000); // it may have to be built first
  site = await startServer();
  await fetch(`${site.url}/api/admin/services`, {
    method: "POST",
    headers: { Authorization: `Bearer ${site.adminToken}`, "Content-Type": "application/json" },
    body: JSON.stringify({ slug: "long", title: "Long", description: long, icon: "Home" }),
  });
});
test.afterAll(() => site.stop());

const long = "Every joint was measured twice and every screw set by hand. ".repeat(20);
const word = "x".repeat(1000);
const arabic = "إصلاح السقف بعد العاصفة.";

function services(...descriptions: string[]) {
  return descriptions.map((description, index) => ({
    id: index + 1,
    slug: `s${index}`,
    title: `Service ${index}`,
    description,
    icon: "Hammer",
  }));
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with script" : "without script", () => {
    test.use({ javaScriptEnabled });

    for (const width of [390, 1440]) {
      test(`a long text is cut off after six lines, with a check box to expand and collapse it, at ${width} px`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(site.url);
        const card = page.locator("#services article").filter({ hasText: "Every joint" });
        const text = card.getByText("Every joint");
        const lines = () =>
          text.evaluate(
            (shown) => shown.clientHeight / parseFloat(getComputedStyle(shown).lineHeight),
          );
        await card.scrollIntoViewIfNeeded();
        expect(Math.round(await lines())).toBe(6);
        await expect(page.getByRole("checkbox", { name: /^More/ })).toHaveCount(1);

        await card.getByRole("checkbox", { name: /^More ?, Long$/ }).check();
        const less = card.getByRole("checkbox", { name: /^Less ?, Long$/ });
        await expect(less).toBeFocused();
        expect(await lines()).toBeGreaterThan(7);

        await page.keyboard.press("Space");
        await expect(card.getByRole("checkbox", { name: /^More/ })).toBeFocused();
        expect(Math.round(await lines())).toBe(6);
      });
    }
  });
}

test("a long text is printed in full", async ({ page }) => {
  await page.goto(site.url);
  await page.emulateMedia({ media: "print" });

  const text = page.getByText("Every joint");
  expect(await text.evaluate((shown) => shown.scrollHeight - shown.clientHeight)).toBe(0);
  await expect(page.getByRole("checkbox", { name: /^More/ })).toBeHidden();
});

test("a very long word does not stretch its row", async ({ page }) => {
  await page.route("**/api/services", (route) => route.fulfill({ json: services("Short.", word) }));
  await page.goto(site.url);

  const card = page.locator("#services article").nth(1);
  await expect(card.getByText(/^More/)).toBeVisible();
  expect((await card.boundingBox())?.height).toBeLessThan(500);
});

test("right-to-left text is displayed right to left", async ({ page }) => {
  await page.route("**/api/services", (route) => route.fulfill({ json: services(arabic) }));
  await page.goto(site.url);

  await expect(page.getByText(arabic)).toHaveCSS("direction", "rtl");
});
