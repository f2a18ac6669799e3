import { expectStill } from "../support/layoutShift";
import { test } from "../support/starterSite";

for (const [width, height] of [
  [390, 844],
  [1280, 900],
] as const) {
  test(`nothing on a page moves once it is drawn, wherever it is read, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    for (const anchor of ["services", "areas", "reviews"]) {
      await expectStill(page, `/#${anchor}`, "last to first");
    }
  });
}
