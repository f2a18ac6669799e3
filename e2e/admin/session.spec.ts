import { adminToken, expect, test as loggedIn } from "../support/admin";
import { test } from "../support/test";

const logIn = "Access Admin Dashboard";

test("a visit without a session leads to the login, which admits the right token only, until Logout @modes", async ({
  page,
}) => {
  const storedToken = () => page.evaluate(() => localStorage.getItem("admin_token"));
  const token = page.getByLabel("Admin Token");
  await page.goto("/admin/quote-requests");
  await expect(page).toHaveURL("/admin/login");
  // The second one has letters that no header can carry.
  for (const wrong of ["not-the-token", "ключ"]) {
    await token.fill(wrong);
    await expect(page.getByRole("alert")).toHaveCount(0);
    await page.getByRole("button", { name: logIn }).click();
    await expect(page.getByRole("alert")).toContainText("Invalid admin token.");
    await expect(token).toHaveValue(wrong);
    expect(await storedToken()).toBeNull();
  }

  await token.fill(`  ${adminToken}\t`);
  await page.getByRole("button", { name: logIn }).click();
  await expect(page).toHaveURL("/admin");
  expect(await storedToken()).toBe(adminToken);
  await page.reload();
  await expect(page.getByRole("heading", { name: "Overview" })).toBeVisible();

  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL("/admin/login");
  expect(await storedToken()).toBeNull();
});

loggedIn(
  "a 401 opens the login above the dialog, which can be saved after it",
  async ({ page }) => {
    let status = 401;
    await page.route("**/api/admin/services/*", (route) => route.fulfill({ status, json: {} }));
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
    status = 200;
    await page.keyboard.press("Enter");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page).toHaveURL("/admin/services");
  },
);
