import { test } from "../support/test";
import { expectRoom, tinyScreens } from "../support/tinyScreen";

for (const screen of tinyScreens) {
  test(`at 400 % zoom (${screen.width}x${screen.height}) the page leaves room to read`, async ({
    page,
  }) => {
    await page.setViewportSize(screen);
    for (const path of ["/", "/privacy", "/nowhere"]) {
      await page.goto(path);
      await expectRoom(page);
    }
  });
}
