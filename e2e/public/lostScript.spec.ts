import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../support/test";

test("a late script lost on a weak signal is fetched again; the page stays, with everything typed and pressed", async ({
  page,
}) => {
  let isLost = true;
  await page.route(/\/assets\/late-[^/]*\.js/, (route) =>
    isLost ? route.abort() : route.continue(),
  );
  const lost = page.waitForEvent("requestfailed");
  await page.goto("/");
  await lost;

  await page.getByLabel("Full Name").fill("Ann Lee");
  await page.getByRole("button", { name: "Request Free Estimate" }).click();
  isLost = false;

  await expectBackOnline(page, page.getByText("Please enter a valid phone number"));
  await expect(page.getByLabel("Full Name")).toHaveValue("Ann Lee");
});

test("a lost entry script is fetched again; what was typed meanwhile stays", async ({ page }) => {
  let isLost = true;
  await page.route(/\/assets\/index-[^/]*\.js/, (route) =>
    isLost ? route.abort() : route.continue(),
  );
  const lost = page.waitForEvent("requestfailed");
  await page.goto("/");
  await lost;
  await page.getByLabel("Full Name").fill("Ann Lee");
  isLost = false;

  await expectBackOnline(page, page.locator("#services article").first());
  await expect(page.getByLabel("Full Name")).toHaveValue("Ann Lee");
});

test("a legal page whose own script is lost still becomes interactive", async ({ page }) => {
  await page.route(/\/assets\/PrivacyPage-[^/]*\.js/, (route) => route.abort(), { times: 1 });
  await page.goto("/privacy");

  await expect(page.getByText(/Last updated/i)).toContainText(String(new Date().getFullYear()));
});

test("the page is painted before its script is requested", async ({ page }) => {
  await page.goto("/");
  const readTimes = () =>
    page.evaluate(() => [
      performance.getEntriesByName("first-contentful-paint")[0]?.startTime,
      performance.getEntriesByType("resource").find(({ name }) => /\/index-[^/]*\.js$/.test(name))
        ?.startTime,
    ]);
  await expect.poll(readTimes).not.toContain(undefined);
  const [paint, script] = await readTimes();

  expect(script).toBeGreaterThan(paint ?? Number.POSITIVE_INFINITY);
});

for (const script of ["index", "late"]) {
  test(`a page that is stale after a deploy reloads itself (${script})`, async ({ page }) => {
    await page.route(
      new RegExp(`/assets/${script}-[^/]*\\.js`),
      (route) => route.fulfill({ status: 404, body: "" }),
      { times: 1 },
    );
    let loads = 0;
    page.on("framenavigated", (frame) => (loads += frame === page.mainFrame() ? 1 : 0));
    await page.goto("/", { waitUntil: "commit" });
    await expect.poll(() => loads).toBe(2);
    await expect(page.locator("#services article").first()).toBeAttached();

    await page.getByRole("button", { name: "Request Free Estimate" }).click();
    await expect(page.getByText("Please enter a valid phone number")).toBeVisible();
  });
}

/** Fires "online", so that the page retries at once, until `sign` appears: another attempt may still be running. */
async function expectBackOnline(page: Page, sign: Locator): Promise<void> {
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event("online")));
    await expect(sign).toBeVisible({ timeout: 1000 });
  }).toPass();
}
