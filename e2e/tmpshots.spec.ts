import { test } from "./support/admin";
import { choosePhoto, openNewProject } from "./support/photos";
import sharp from "sharp";
test("shots", async ({ page }) => {
  test.setTimeout(240_000);
  const photo = await sharp({
    create: { width: 900, height: 1600, channels: 3, background: "#68a" },
  })
    .composite([
      {
        input: await sharp({ create: { width: 300, height: 300, channels: 3, background: "#c63" } })
          .png()
          .toBuffer(),
        left: 300,
        top: 1000,
      },
    ])
    .jpeg()
    .toBuffer();
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await openNewProject(page);
    await page.waitForTimeout(700);
    await page.screenshot({ path: `/tmp/P/empty-${width}.png` });
    let answer: (() => void) | undefined;
    const held = new Promise<void>((r) => {
      answer = r;
    });
    await page.route("**/api/admin/photos", async (route) => {
      await held;
      await route.fulfill({
        status: 503,
        body: "Other photos are being prepared. Please try again in a moment.",
      });
    });
    await choosePhoto(page, "a.jpg", photo);
    await page.getByRole("progressbar").waitFor();
    await page.waitForTimeout(500);
    await page.screenshot({ path: `/tmp/P/uploading-${width}.png` });
    answer?.();
    await page.getByRole("button", { name: "Try again" }).waitFor();
    await page.screenshot({ path: `/tmp/P/failed-${width}.png` });
    await page.unroute("**/api/admin/photos");
    await page.getByRole("button", { name: "Try again" }).click();
    await page.getByRole("button", { name: "Replace photo" }).waitFor({ timeout: 60_000 });
    await page.waitForTimeout(900);
    await page.screenshot({ path: `/tmp/P/done-${width}.png` });
    await page.goto("about:blank");
  }
});
