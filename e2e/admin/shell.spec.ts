import { holdScripts } from "../support/holdScripts";
import { expect, test } from "../support/admin";
import { site } from "../support/site";

test("before its script arrives, the login shows its frame", async ({ page }) => {
  await holdScripts(page);
  await page.goto("/admin/login", { waitUntil: "commit" });

  await expect(page.getByRole("heading", { name: "Admin Login" })).toBeVisible();
});

for (const address of ["/admin", "/admin/services", "/admin/nothing-here"]) {
  test(`before its script arrives, ${address} shows the header and a skeleton`, async ({
    page,
  }) => {
    await holdScripts(page);
    await page.goto(address, { waitUntil: "commit" });

    await expect(page.getByRole("banner")).toContainText(site.shortName);
    await expect(page.getByText("Loading...", { exact: true })).toBeVisible();
  });
}

test("the owner's page takes the skeleton's place", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/admin", { waitUntil: "commit" });
  await expect(page.locator("[inert]")).toBeVisible();
  release();

  await expect(page.getByRole("heading", { name: "Overview" })).toBeVisible();
  await expect(page.locator("[inert]")).toHaveCount(0);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const address of ["/admin/login", "/admin"]) {
    test(`${address} says that it needs it`, async ({ page }) => {
      await page.goto(address);

      await expect(page.getByText(/^The admin area needs JavaScript\./)).toBeVisible();
      await expect(page.locator("[inert]")).toBeHidden();
    });
  }
});
