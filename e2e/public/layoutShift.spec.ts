import { expectStill } from "../support/layoutShift";
import { answerStarterLists } from "../support/lists";
import { test } from "../support/test";

const anchors = ["", "#services", "#about", "#areas", "#reviews", "#quote-form", "#contact"];

for (const width of [390, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: width === 390 ? 844 : 900 } });

    test("nothing on the landing page moves while its lists are fetched, wherever it is read", async ({
      page,
    }) => {
      await answerStarterLists(page);
      for (const anchor of anchors) {
        await expectStill(page, `/${anchor}`, "last to first");
        await page.goto("about:blank"); // so that the next address is opened anew
      }
    });

    for (const path of ["/privacy", "/terms", "/nowhere"]) {
      test(`nothing on ${path} moves once it is drawn`, async ({ page }) => {
        await expectStill(page, path, "first to last");
      });
    }
  });
}
