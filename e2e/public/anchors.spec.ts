import type { Page } from "@playwright/test";
import { expectCloseBelowHeader, expectFormOnTop, standStill } from "../support/layout";
import { answerStarterLists } from "../support/lists";
import { readSum } from "../support/quoteForm";
import { expect, test, withMotion } from "../support/test";

test("the navigation puts each heading 24 to 48 px below the header, and its button shows the form at the top, on a desk and a phone", async ({
  page,
}) => {
  await page.goto("/");
  for (const [width, height] of [
    [1440, 900],
    [320, 568],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const label of ["Services", "About", "Areas", "Reviews", "Contact"]) {
      await press(page, label);
      await expectCloseBelowHeader(page, label.toLowerCase());
    }
    await press(page, "Get Free Estimate");
    await expectFormOnTop(page);
  }
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with script" : "without script", () => {
    test.use({ ...withMotion, javaScriptEnabled }); // as most visitors arrive

    test("an anchor in the address, or behind a link of another page, lands just below the header and stays there", async ({
      page,
    }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      const expectAlways = async (expectPlace: () => Promise<void>) => {
        await expectPlace();
        await page.waitForLoadState("load");
        await page.evaluate(() => document.fonts.ready);
        await expectPlace();
      };
      await page.goto("/#quote-form");
      await expectAlways(() => expectFormOnTop(page));
      await page.goto("/privacy");
      await page.locator('footer a[href="/#reviews"]').click();
      await expectAlways(() => expectCloseBelowHeader(page, "reviews"));
    });
  });
}

test.describe("while the lists above it change", () => {
  test.use(withMotion);

  test("the menu arrives at its section, with the focus, if they grow, on a phone", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const answered = await answerStarterLists(
      page,
      (_, items) => [...items, ...items, ...items].map((item, id) => ({ ...item, id })),
      500,
    );
    await page.goto("/");
    await readSum(page);
    await press(page, "Areas");
    await expectToStay(page, answered, () => expectCloseBelowHeader(page, "areas"));
    await expect(page.locator("#areas")).toBeFocused();
  });

  test("a link arrives at the form, with the focus, if they vanish, on a desk", async ({
    page,
  }) => {
    const answered = await answerStarterLists(
      page,
      (path, items) => (path === "services" ? items : []),
      500,
    );
    await page.goto("/");
    await readSum(page);
    await page.getByRole("link", { name: "Request a Free Estimate" }).first().click();
    await expectToStay(page, answered, () => expectFormOnTop(page));
    await expect(page.locator("#quote-form")).toBeFocused();
  });

  test("nobody who has scrolled since, by whatever means, is taken back", async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 844 });
    await page.goto("/");
    await readSum(page);
    for (const scroll of [
      () => page.mouse.wheel(0, -700),
      () => page.keyboard.press("PageUp"),
      () => page.evaluate(() => scrollBy({ top: -700, behavior: "instant" })), // the browser's own means
    ]) {
      await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
      await page.getByRole("link", { name: "Request a Free Estimate" }).first().click();
      await expectFormOnTop(page);
      await standStill(page);
      const before = await page.evaluate(() => scrollY);
      await scroll();
      await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(before - 300);
      await standStill(page);
      const place = await page.evaluate(() => scrollY);
      await page.evaluate(() => document.querySelector("footer")?.append("Taller".repeat(999)));
      await standStill(page);
      expect(await page.evaluate(() => scrollY)).toBe(place);
    }
  });
});

/** Also once the last list has been drawn. On its way the page asks for those lists that a busy machine gets to see. */
async function expectToStay(
  page: Page,
  answered: () => Promise<unknown>,
  expectPlace: () => Promise<void>,
): Promise<void> {
  await expectPlace();
  await answered();
  await standStill(page);
  await expectPlace();
}

async function press(page: Page, label: string): Promise<void> {
  const header = page.getByRole("banner");
  const opener = header.getByRole("button", { name: "Open menu" });
  const hasMenu = await opener.isVisible();
  if (hasMenu) await opener.click();
  const navigation = hasMenu ? page.getByRole("dialog") : header;
  await navigation.getByRole("button", { name: label }).click();
}
