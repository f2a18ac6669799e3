import type { Page } from "@playwright/test";
import { expectCloseBelowHeader, expectFormOnTop } from "../support/layout";
import { navItems } from "../support/sampleSite";
import { expect, test, withMotion } from "../support/test";

for (const [width, height] of [
  [1440, 900],
  [320, 568],
] as const) {
  test(`the navigation puts each heading 24 to 48 px below the header, and its button shows the form at the top, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto("/");
    for (const [label, anchor] of navItems) {
      await press(page, label);
      await expectCloseBelowHeader(page, anchor);
    }
    await press(page, "Get Free Estimate");
    await expectFormOnTop(page);
  });
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with script" : "without script", () => {
    test.use({ ...withMotion, javaScriptEnabled }); // as most visitors arrive

    test("an anchor in the address, or behind a link of another page, lands just below the header and stays there", async ({
      page,
    }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      for (const [anchor, isLink] of [
        ["areas", false],
        ["contact", false],
        ["quote-form", false],
        ["reviews", true],
      ] as const) {
        await page.goto(isLink ? "/privacy" : "about:blank");
        if (isLink) await page.locator(`footer a[href="/#${anchor}"]`).click();
        else await page.goto(`/#${anchor}`);
        await expect.poll(() => isClose(page, anchor), { message: anchor }).toBe(true);
        await page.waitForLoadState("load");
        await page.evaluate(() => document.fonts.ready);

        expect(await isClose(page, anchor), `${anchor}, later`).toBe(true);
      }
    });
  });
}

/** The section's first visible element is at most 120 px below the header, or on the last screen of the page. */
async function isClose(page: Page, anchor: string): Promise<boolean> {
  const header = (await page.getByRole("banner").boundingBox())?.height ?? 0;
  const first = page.locator(`#${anchor} :is(svg, h2, h3, label, a)`).filter({ visible: true });
  const top = (await first.first().boundingBox())?.y ?? -1;
  const highest = anchor === "contact" ? (page.viewportSize()?.height ?? 0) : header + 120;
  return top >= header && top <= highest;
}

async function press(page: Page, label: string): Promise<void> {
  const header = page.getByRole("banner");
  const opener = header.getByRole("button", { name: "Open menu" });
  const hasMenu = await opener.isVisible();
  if (hasMenu) await opener.click();
  const navigation = hasMenu ? page.getByRole("dialog") : header;
  await navigation.getByRole("button", { name: label }).click();
}
