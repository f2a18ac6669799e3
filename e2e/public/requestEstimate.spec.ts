import type { Page } from "@playwright/test";
import { expectFormOnTop } from "../support/layout";
import { holdScripts } from "../support/holdBack";
import { submit } from "../support/quoteForm";
import { expect, test } from "../support/test";

const serviceType = (page: Page) => page.getByRole("combobox", { name: "Service Type" });
const roofLink = (page: Page) => page.locator("#services a[data-service=roofing]");

test.use({ viewport: { width: 390, height: 844 } });

test("'Request Estimate' chooses its service and leads to the form itself", async ({ page }) => {
  const isInteractive = page.waitForResponse("**/api/services");
  await page.goto("/");
  await isInteractive;
  await roofLink(page).click();

  await expect(serviceType(page)).toHaveValue("roofing");
  await expectFormOnTop(page);
  await submit(page);
  await expect(page.getByText("Please enter a valid phone number")).toBeVisible();
  await expect(page.getByText("Please select a service type")).toHaveCount(0);
});

test("'Request Estimate' works before the script arrives", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/", { waitUntil: "domcontentloaded" });
  await roofLink(page).click();
  await expectFormOnTop(page);
  release();
  await page.waitForResponse("**/api/services");

  await expect(serviceType(page)).toHaveValue("roofing");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("'Request Estimate' leads to the ways to ask", async ({ page }) => {
    await page.goto("/");
    await roofLink(page).click();

    await expect(
      page.getByRole("heading", { name: "Ask us by phone, text or email" }),
    ).toBeInViewport();
  });
});
