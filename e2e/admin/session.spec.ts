import { adminToken, expect, test as loggedIn } from "../support/admin";
import { test } from "../support/test";

const INVALID = "Invalid admin token. Please check your credentials and try again.";

test("without a session an admin page leads to the login", async ({ page }) => {
  const answer = await page.goto("/admin/quote-requests");

  expect(answer?.status()).toBe(200);
  await expect(page).toHaveURL("/admin/login");
  await expect(page.getByRole("heading", { name: "Admin Login" })).toBeVisible();
});

test("logs in with the trimmed token, and stores it", async ({ page }) => {
  await page.goto("/admin/login");
  await page.getByLabel("Admin Token").fill(`  ${adminToken}\t`);
  await page.getByRole("button", { name: "Access Admin Dashboard" }).click();

  await expect(page).toHaveURL("/admin");
  await expect(page.getByRole("heading", { name: "Admin Dashboard" })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("admin_token"))).toBe(adminToken);

  await page.reload();
  await expect(page.getByRole("heading", { name: "Admin Dashboard" })).toBeVisible();
});

test("a wrong token is refused, stays in the field, and is not stored", async ({ page }) => {
  await page.goto("/admin/login");
  await page.getByLabel("Admin Token").fill("not-the-token");
  await page.getByRole("button", { name: "Access Admin Dashboard" }).click();

  await expect(page.getByRole("alert")).toHaveText(INVALID);
  await expect(page.getByLabel("Admin Token")).toHaveValue("not-the-token");
  await expect(page).toHaveURL("/admin/login");
  expect(await page.evaluate(() => localStorage.getItem("admin_token"))).toBeNull();

  // Letters that no header can carry.
  await page.getByLabel("Admin Token").fill("ключ");
  await expect(page.getByText(INVALID)).toHaveCount(0);
  await page.getByRole("button", { name: "Access Admin Dashboard" }).click();
  await expect(page.getByRole("alert")).toHaveText(INVALID);
});

test("search engines are told not to index the admin area", async ({ page }) => {
  const answer = await page.goto("/admin/login");

  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
  expect(answer?.headers()["x-robots-tag"]).toBe("noindex");
  expect(answer?.headers()["cache-control"]).toContain("no-store");
});

loggedIn("logout forgets the token and every cached answer", async ({ page }) => {
  await page.goto("/admin");
  await expect(page.getByRole("heading", { name: "Overview" })).toBeVisible();
  await page.getByRole("button", { name: "Logout" }).click();

  await expect(page).toHaveURL("/admin/login");
  expect(await page.evaluate(() => localStorage.getItem("admin_token"))).toBeNull();

  const asked = page.waitForRequest("**/api/admin/services");
  await page.getByLabel("Admin Token").fill(adminToken);
  await page.getByRole("button", { name: "Access Admin Dashboard" }).click();
  await asked;
});

loggedIn(
  "a 401 opens the login above the dialog, which can be saved after it",
  async ({ page }) => {
    const address = "**/api/admin/services/*";
    await page.route(address, (route) =>
      route.request().method() === "PUT"
        ? route.fulfill({ status: 401, body: "A valid admin token is needed here." })
        : route.continue(),
    );
    await page.goto("/admin/services");
    await page
      .getByRole("button", { name: /^Edit / })
      .first()
      .click();
    await page.getByLabel("Title").fill("Changed");
    await page.getByRole("button", { name: "Save Changes" }).click();

    const login = page.getByRole("dialog", { name: "Log In Again" });
    await expect(login.getByText("Your session has ended. Log in to go on.")).toBeVisible();
    await expect(login.getByLabel("Admin Token")).toBeFocused();
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
    await login.getByLabel("Admin Token").fill(adminToken);
    await page.keyboard.press("Enter");

    await expect(login).toHaveCount(0);
    await expect(page.getByLabel("Title")).toHaveValue("Changed");
    await expect(page.getByRole("button", { name: "Save Changes" })).toBeFocused();
    await page.unroute(address);
    await page.route(address, (route) => route.fulfill({ json: {} }));
    await page.keyboard.press("Enter");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page).toHaveURL("/admin/services");
  },
);

loggedIn("logging out in one tab opens the login in the other", async ({ page, context }) => {
  await page.goto("/admin");
  const other = await context.newPage();
  await other.goto("/admin");
  await expect(other.getByRole("heading", { name: "Overview" })).toBeVisible();

  await page.getByRole("button", { name: "Logout" }).click();

  await expect(page).toHaveURL("/admin/login");
  await expect(other.getByRole("dialog", { name: "Log In Again" })).toBeVisible();
});
