import { expect, expectToast, test } from "../support/admin";

const TEXT = "We also clean gutters.";

test.use({ viewport: { width: 390, height: 844 } });

test("the owner's change on a phone is on the site, and can be undone", async ({ page }) => {
  await page.goto("/admin");
  await page.getByRole("button", { name: "More" }).click();
  await page.getByRole("link", { name: "Business Details" }).click();
  await page.getByRole("heading", { name: "Legal texts" }).click();
  const terms = await page.context().newPage();

  for (const [text, count] of [
    [TEXT, 1],
    ["", 0],
  ] as const) {
    await page.getByLabel("Services (additional text)").fill(text);
    await page.getByRole("button", { name: "Save Changes" }).click();

    await expectToast(page, "Saved", "The site shows it within a few seconds.");
    await expect(page.getByText("Not saved")).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Save Changes" })).toHaveCount(0);
    await expect(async () => {
      await terms.goto("/terms");
      await expect(terms.getByText(TEXT)).toHaveCount(count, { timeout: 500 });
    }).toPass({ timeout: 10_000 });
  }
});

test("a save that fails keeps what was typed, and the next one goes well @modes", async ({
  page,
}) => {
  let isDown = true;
  await page.route("**/api/admin/business", async (route) => {
    if (route.request().method() !== "PUT") return route.fallback();
    if (isDown) return route.fulfill({ status: 503, body: "The database is away." });
    const sent = route.request().postDataJSON() as { version: number };
    return route.fulfill({ json: { ...sent, version: sent.version + 1 } });
  });
  await page.goto("/admin/business#contact");
  const name = page.getByLabel("Short name");
  await name.fill("Pine Ridge");
  await page.getByLabel("Yelp").fill("yelp.com/biz/ridgeline");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByRole("alert").getByText("The database is away.")).toBeVisible();
  await expect(name).toHaveValue("Pine Ridge");

  isDown = false;
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expectToast(page, "Saved", "The site shows it within a few seconds.");
  await expect(page.getByRole("button", { name: "Save Changes" })).toHaveCount(0);
  await expect(name).toHaveValue("Pine Ridge");
});

test("Save stays on the screen, and never covers the focused field", async ({ page }) => {
  await page.goto("/admin/business#words");
  await page.getByLabel("Headline", { exact: true }).fill("Gutters.");

  for (let count = 0; count < 14; count += 1) {
    await page.keyboard.press("Tab");
    const isCovered = await page.evaluate(() => {
      const focused = document.activeElement ?? document.body;
      const { left, right, top, bottom } = focused.getBoundingClientRect();
      const y = Math.min(bottom - 2, (top + bottom) / 2);
      const hit = document.elementFromPoint((left + right) / 2, y);
      return hit !== null && !focused.contains(hit);
    });
    expect(isCovered, `after ${count + 1} tabs`).toBe(false);
    await expect(page.getByRole("button", { name: "Save Changes" })).toBeInViewport();
  }
});

test("an opened part begins at the top of the screen", async ({ page }) => {
  await page.goto("/admin/business#map");
  const head = (name: string) =>
    page.locator("summary", { has: page.getByRole("heading", { name }) });
  const topOf = async (name: string) => (await head(name).boundingBox())?.y ?? NaN;
  await expect.poll(() => topOf("Map")).toBeLessThan(40);
  await head("Legal texts").click();
  await expect.poll(() => topOf("Legal texts")).toBeLessThan(40);
});
