import { adminToken } from "../support/admin";
import { expect, test } from "../support/test";

const logIn = "Access Admin Dashboard";

test("a visit without a session leads to the login, which admits the right token only, until Logout @hard", async ({
  page,
}) => {
  const storedToken = () => page.evaluate(() => localStorage.getItem("admin_token"));
  const token = page.getByLabel("Admin Token");
  await page.goto("/admin/quote-requests");
  await expect(page).toHaveURL("/admin/login");
  await token.fill("not-the-token");
  await page.getByRole("button", { name: logIn }).click();
  await expect(page.getByRole("alert")).toContainText("Invalid admin token.");
  expect(await storedToken()).toBeNull();

  await token.fill(`  ${adminToken}\t`);
  await page.getByRole("button", { name: logIn }).click();
  await expect(page).toHaveURL("/admin");
  expect(await storedToken()).toBe(adminToken);
  await page.reload();
  await expect(page.getByRole("heading", { name: "Overview" })).toBeVisible();

  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL("/admin/login");
  await expect.poll(storedToken).toBeNull();
});
