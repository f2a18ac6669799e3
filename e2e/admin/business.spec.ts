import { expect, expectToast, test } from "../support/admin";

const TEXT = "We also clean gutters.";
const SAVED = "The site shows it within a few seconds.";

test("the owner's change on a phone is on the site, and can be undone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/admin");
  await page.getByRole("link", { name: "Edit Business Details" }).click();
  await page.getByRole("heading", { name: "Legal texts" }).click();
  const field = page.getByLabel("Services (additional text)");
  await field.fill(TEXT);

  await page.getByRole("button", { name: "Save Changes" }).click();

  await expectToast(page, "Saved", SAVED);
  await expect(page.getByText("Not saved")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Save Changes" })).toHaveCount(0);
  const terms = await page.context().newPage();
  await expect(async () => {
    await terms.goto("/terms");
    await expect(terms.getByText(TEXT)).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 10_000 });
  await field.fill("");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(async () => {
    await terms.reload();
    await expect(terms.getByText(TEXT)).toHaveCount(0, { timeout: 500 });
  }).toPass({ timeout: 10_000 });
});

test("Save stays on the screen, and never covers the focused field", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/admin/business#words");
  await page.getByLabel("Headline", { exact: true }).fill("Gutters.");

  for (let count = 0; count < 24; count += 1) {
    await page.keyboard.press("Tab");
    const isCovered = await page.evaluate(() => {
      const { left, right, top, bottom } = (
        document.activeElement ?? document.body
      ).getBoundingClientRect();
      const hit = document.elementFromPoint(
        (left + right) / 2,
        Math.min(bottom - 2, (top + bottom) / 2),
      );
      return hit !== null && document.activeElement?.contains(hit) !== true;
    });
    expect(isCovered, `after ${count + 1} tabs`).toBe(false);
    await expect(page.getByRole("button", { name: "Save Changes" })).toBeInViewport();
  }
});

test("an opened part begins at the top of the screen, and a wrong field opens its part", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/admin/business#map");
  const head = (name: string) => page.locator("summary", { hasText: name });
  const topOf = async (name: string) => (await head(name).boundingBox())?.y ?? NaN;
  await expect.poll(() => topOf("Map")).toBeLessThan(40);
  await head("Legal texts").click();
  await expect.poll(() => topOf("Legal texts")).toBeLessThan(40);

  const radius = page.getByLabel("How far you drive, in miles");
  await radius.fill("far");
  await head("Map").click();
  await expect(radius).toBeHidden();
  await page.getByRole("button", { name: "Save Changes" }).click();

  await expect(radius).toBeFocused();
  await expect(radius).toBeInViewport();
});

test("the map shows the device's position", async ({ page, context }) => {
  await context.grantPermissions(["geolocation"]);
  await context.setGeolocation({ latitude: 35.22709, longitude: -80.84313 });
  await page.goto("/admin/business#map");

  await page.getByRole("button", { name: "Use this device's position" }).click();

  await expect(page.getByTitle("The map as visitors see it")).toHaveAttribute(
    "src",
    /marker=35\.2271%2C-80\.8431/,
  );
});
