import { expect, test } from "../support/admin";
import { holdBack, holdScripts } from "../support/holdBack";
import { sample } from "../support/sampleSite";

test("before its script arrives a page shows its header and that it is loading", async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto("/admin", { waitUntil: "commit" });

  await expect(page.getByRole("banner")).toContainText(sample.shortName);
  await expect(page.getByText("Loading...", { exact: true })).toBeVisible();
  release();

  await expect(page.getByRole("heading", { name: "Overview" })).toBeVisible();
  await expect(page.getByRole("banner")).toHaveCount(1);
});

test("a scrolled page returns to its position after a reload, and does not scroll another address", async ({
  page,
}) => {
  const top = () => page.evaluate(() => window.scrollY);
  await page.goto("/admin/services");
  await expect(page.getByRole("button", { name: /^Edit / }).first()).toBeVisible();
  await page.evaluate(() => window.scrollTo({ top: 400, behavior: "instant" }));

  const release = await holdBack(page, "**/api/admin/services");
  await page.reload();
  await expect(page.getByText("Loading services...", { exact: true })).toBeVisible();
  expect(await top()).toBeLessThan(400);
  release();
  await expect.poll(top).toBe(400); // once its list makes it long enough

  await page.goto("/admin/quote-requests");
  await expect(page.getByRole("heading", { name: "Quote Requests", level: 1 })).toBeVisible();
  expect(await top()).toBe(0);
});

test("a page whose script is lost reloads itself once", async ({ page, problems }) => {
  let loads = 0;
  page.on("request", (request) => (loads += request.isNavigationRequest() ? 1 : 0));
  // The page preloads the script, too.
  await page.route(/\/assets\/AdminArea-[^/]*\.js/, (route) =>
    loads === 1 ? route.abort() : route.continue(),
  );
  await page.goto("/admin/services");

  await expect(page.getByRole("button", { name: /^Edit / }).first()).toBeVisible();
  expect(loads).toBe(2);
  problems.splice(0); // the lost script is reported
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the login and the admin pages say that they need it", async ({ page }) => {
    for (const address of ["/admin/login", "/admin"]) {
      await page.goto(address);
      await expect(page.getByText(/^The admin area needs JavaScript\./)).toBeVisible();
      await expect(page.getByText("Loading...", { exact: true })).toBeHidden();
    }
  });
});
