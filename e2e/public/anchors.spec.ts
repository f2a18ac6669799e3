import type { Page } from "@playwright/test";
import { expectCloseBelowHeader, expectFormOnTop, standStill } from "../support/layout";
import { navItems } from "../support/sampleSite";
import { expect, test, withMotion } from "../support/test";

const screens = [
  { width: 1440, height: 900 },
  { width: 320, height: 568 },
];

for (const screen of screens) {
  test.describe(`at ${screen.width} px`, () => {
    test.use({ viewport: screen });

    test("the navigation puts each heading 24 to 48 px below the header, and its button shows the form at the top", async ({
      page,
    }) => {
      await page.goto("/");
      for (const [label, anchor] of navItems) {
        await press(page, label);
        await expectCloseBelowHeader(page, anchor);
      }
      await press(page, "Get Free Estimate");
      await expectFormOnTop(page);
    });
  });
}

const anchors = ["services", "about", "areas", "reviews", "contact", "quote-form"] as const;

const softly = expect.configure({ soft: true });

type Way = (page: Page, anchor: string) => Promise<unknown>;

const typed: Way = (page, anchor) => page.goto(`/#${anchor}`);

/** From the footer of another page, which has no link to itself. */
const byLink: Way = async (page, anchor) => {
  if (anchor === "contact") return typed(page, anchor);
  await page.goto("/privacy");
  return page
    .getByRole("navigation", { name: "Quick Links" })
    .locator(`a[href="/#${anchor}"]`)
    .click();
};

const phone = [390, 844] as const;
const laptop = [1440, 900] as const;

const ways: [string, boolean, Way, readonly [number, number]][] = [
  ["typed into the address", true, typed, phone],
  ["typed into the address, without script", false, typed, phone],
  ["by a link on another page", true, byLink, laptop],
];

for (const [name, javaScriptEnabled, follow, [width, height]] of ways) {
  test.describe(name, () => {
    test.use({ ...withMotion, javaScriptEnabled }); // as most visitors arrive

    test(`each anchor lands just below the header and stays there, at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      for (const anchor of anchors) {
        await page.goto("about:blank");
        await follow(page, anchor);
        // Every page has the footer.
        if (anchor !== "contact") await page.waitForURL(`**/#${anchor}`);
        await softly.poll(() => isClose(page, anchor), { message: anchor }).toBe(true);
        await page.waitForLoadState("networkidle");

        expect.soft(await isClose(page, anchor), `${anchor}, later`).toBe(true);
      }
    });
  });
}

test("a reload keeps the scroll position", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/", { waitUntil: "networkidle" });
  for (const anchor of ["areas", "quote-form"]) {
    const place = page.locator(`#${anchor}`);
    const top = async () => Math.round((await place.boundingBox())?.y ?? 0);
    await place.evaluate((element) => {
      element.scrollIntoView({ behavior: "instant" });
      window.scrollBy({ top: 150, behavior: "instant" });
    });
    await standStill(page);
    const before = await top();
    await page.reload();

    await softly
      .poll(async () => Math.abs((await top()) - before), { message: anchor })
      .toBeLessThan(30);
  }
});

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
