import type { Page } from "@playwright/test";
import { expectFormOnTop, turnWheel } from "../support/layout";
import { readSum } from "../support/quoteForm";
import { phoneText, sample } from "../support/sampleSite";
import { expect, test, withMotion } from "../support/test";

test("the header stays at the top, turns translucent past 10 px, and has the estimate button from 721 px on", async ({
  page,
}) => {
  await page.goto("/");
  const header = page.getByRole("banner");
  const ground = () => header.evaluate((element) => getComputedStyle(element).backgroundColor);
  for (const [top, color] of [
    [11, "rgba(251, 245, 233, 0.98)"],
    [10, "rgb(251, 245, 233)"],
    [3000, "rgba(251, 245, 233, 0.98)"],
  ] as const) {
    await scrollTo(page, top);
    await expect.poll(ground).toBe(color);
    await expect(header).toBeInViewport();
  }

  for (const width of [721, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(header.getByRole("button", { name: "Get Free Estimate" })).toBeVisible();
  }
});

test.describe("the phone menu", () => {
  test.use({ ...withMotion, viewport: { width: 390, height: 844 } });

  test("slides in from the left, traps the focus and the page, and closes with Escape and a press outside", async ({
    page,
  }) => {
    await page.goto("/");
    const opener = page.getByRole("button", { name: "Open menu" });
    await opener.click();
    const menu = page.getByRole("dialog", { name: "Menu" });
    const left = async () => (await menu.boundingBox())?.x;
    await expect.poll(left).toBe(0);
    await expect(menu.getByRole("link", { name: phoneText })).toHaveAttribute(
      "href",
      `tel:+1${sample.phone}`,
    );
    for (let press = 0; press < 12; press += 1) await page.keyboard.press("Tab");
    expect(await menu.evaluate((element) => element.contains(document.activeElement))).toBe(true);

    await turnWheel(page, 200, 600);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);

    await page.keyboard.press("Escape");
    await expect(menu).toHaveCount(0);
    await expect(opener).toBeFocused();
    await opener.click();
    await expect.poll(left).toBe(0);
    await page.mouse.click(375, 400);
    await expect(menu).toHaveCount(0);
  });
});

test("once the hero's buttons are gone the call bar calls, texts, leads to the form, and hides behind the menu and the form @hard", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  const bar = page.getByRole("navigation", { name: "Contact us" });
  await readSum(page);
  await expect(bar).toBeHidden();
  await scrollTo(page, 900);
  await expect(bar.getByRole("link")).toHaveText(["Call", "Text", "Free Estimate"]);

  await page.getByRole("button", { name: "Open menu" }).click();
  await expect(bar).toBeHidden();
  await page.getByRole("dialog").getByRole("button", { name: "Areas" }).click();
  await bar.getByRole("link", { name: "Free Estimate" }).click();
  await expectFormOnTop(page);
  await page.getByLabel("Full Name").focus();
  await expect(bar).toBeHidden();
  await turnWheel(page, 200, -1500); // as a visitor: until then the page keeps the form in its place
  await expect(bar).toBeVisible();
  await scrollTo(page, 0);
  await expect(bar).toBeHidden();
});

test("the skip link, the first tab stop, leads to the content, links to the form, and from another page to its section", async ({
  page,
}) => {
  await page.goto("/privacy");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to main content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.locator("#main-content")).toBeFocused();

  await page.getByRole("banner").getByRole("button", { name: "Areas" }).click();
  await expect(page).toHaveURL(/\/#areas$/);
  await expect(page.locator("#areas")).toBeInViewport();

  for (const link of [
    page.getByRole("navigation", { name: "Quick Links" }).getByRole("link").last(),
    page.locator("#areas a", { hasText: "Get in touch →" }),
  ]) {
    await link.click();
    await expectFormOnTop(page);
  }
});

test("the focus is visible on every stop and never under the header or the call bar", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  await readSum(page);

  const hidden: string[] = [];
  const stops: string[] = [];
  for (;;) {
    await page.keyboard.press("Tab");
    const report = await page.evaluate(describeFocus);
    if (report === "end") break;
    if (report !== "") hidden.push(`${stops.length}: ${report}`);
    stops.push(await page.evaluate(() => document.activeElement?.textContent ?? ""));
  }
  expect(hidden).toEqual([]);
  expect(stops.slice(-4)).toEqual(["Terms of Service", "Call", "Text", "Free Estimate"]);
});

const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top);

/** "" if the focused element is visible, "end" once the focus has left the page. */
function describeFocus(): string {
  const element = document.activeElement;
  if (!element || element === document.body) return "end";
  if (element.tagName === "IFRAME") return "";
  const box = element.getBoundingClientRect();
  const header = document.querySelector("header");
  const bar = document.querySelector('[aria-label="Contact us"]');
  const hasOutline = [undefined, "::after"].some(
    (part) => getComputedStyle(element, part).outlineStyle !== "none",
  );
  const isFixed = header?.contains(element) === true || bar?.contains(element) === true;
  if (!hasOutline) return `no outline: ${element.outerHTML.slice(0, 100)}`;
  if (isFixed || element.textContent.startsWith("Skip to")) return "";
  const top = header?.getBoundingClientRect().bottom ?? 0;
  const barTop = bar?.checkVisibility() === true ? bar.getBoundingClientRect().top : innerHeight;
  const isHidden = box.bottom <= top || box.top >= barTop;
  return isHidden ? `hidden: ${element.outerHTML.slice(0, 100)}` : "";
}
