import { test } from "../support/test";
import { expectRoom, tinyScreens } from "../support/tinyScreen";

test("at 400 % zoom the page leaves room to read", async ({ page }) => {
  for (const path of ["/", "/privacy", "/nowhere"]) {
    await page.goto(path);
    for (const screen of tinyScreens) {
      await page.setViewportSize(screen);
      await expectRoom(page);
    }
  }
});
