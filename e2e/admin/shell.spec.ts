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

test("a reload does not go back to the top; another address in the same tab begins there", async ({
  page,
}) => {
  const scrolled = () => page.evaluate(() => window.scrollY);
  await page.goto("/admin");
  await expect(page.getByRole("link", { name: "Manage Services" })).toBeVisible();
  await page.evaluate(() => window.scrollTo({ top: 200, behavior: "instant" }));

  await page.reload();
  await expect.poll(scrolled).toBeGreaterThan(0);

  await page.goto("/admin/services");
  await expect(page.getByRole("button", { name: /^Edit / }).first()).toBeVisible();
  expect(await scrolled()).toBe(0);
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
