import { expect, test } from "../support/admin";
import { holdScripts } from "../support/holdBack";
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

const addressOf = (script: string) => new RegExp(`/assets/${script}-[^/]*\\.js`);

test("a page that lost its script without a signal comes up when that is back", async ({
  page,
  problems,
}) => {
  let isAway = true;
  let asked = 0;
  await page.route(addressOf("AdminArea"), (route) => (isAway ? route.abort() : route.continue()));
  await page.route("**/admin/services", (route) => {
    if (route.request().method() !== "HEAD") return route.continue();
    asked += 1;
    return isAway ? route.abort("internetdisconnected") : route.continue();
  });
  await page.goto("/admin/services");
  await expect(page.getByText(/^The connection was lost\./)).toBeVisible();
  await expect.poll(() => asked).toBeGreaterThan(1);
  isAway = false;

  await expect(page.getByRole("button", { name: /^Edit / }).first()).toBeVisible();
  problems.splice(0); // the lost script is reported
});

test("a script that is always lost reloads the page once, and then a button does it", async ({
  page,
  problems,
}) => {
  let isBlocked = true;
  let asked = 0;
  await page.route(addressOf("main"), (route) => (isBlocked ? route.abort() : route.continue()));
  let loads = 0;
  page.on("request", (request) => (loads += request.isNavigationRequest() ? 1 : 0));
  page.on("response", (response) => (asked += response.request().method() === "HEAD" ? 1 : 0));
  await page.goto("/admin/services");
  await expect.poll(() => asked).toBe(2);
  await page.evaluate(() => fetch("/api/health/live")); // in a page that stays
  expect(loads).toBe(2);
  isBlocked = false;
  await page.getByRole("link", { name: "Try again" }).click();

  await expect(page.getByRole("button", { name: /^Edit / }).first()).toBeVisible();
  expect(asked).toBe(2);
  problems.splice(0);
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
