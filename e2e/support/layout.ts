import { expect, type Locator, type Page } from "@playwright/test";

/** The widths of the smallest phone, a typical phone, and a desktop. */
export const widths = [320, 390, 1440] as const;

/** Nothing scrolls sideways, and no text or control that is on the screen is cut off at its edges. */
export async function expectFits(page: Page, name: string): Promise<void> {
  // Right after a resize, parts of the page may still have the layout of the previous width in Chromium.
  await expect.poll(() => findOutside(page), name).toEqual([]);
}

function findOutside(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const cut = [...document.querySelectorAll("h1, h2, h3, p, a, button, input, label, dt, dd")]
      .filter((element) => !isKeptOut(element))
      .filter((element) => {
        const { left, right } = element.getBoundingClientRect();
        return right > width + 1 || left < -1 || element.scrollWidth > element.clientWidth + 4;
      })
      .map((element) => `${element.tagName} ${element.textContent.slice(0, 30)}`);
    return document.documentElement.scrollWidth > width ? ["the page", ...cut] : cut;

    /** True for elements in a row that scrolls, visually hidden ones, and inline text. */
    function isKeptOut(element: Element): boolean {
      if (getComputedStyle(element).display === "inline") return true;
      for (let each: Element | null = element; each; each = each.parentElement) {
        const { overflowX, position, visibility } = getComputedStyle(each);
        const { width: own } = each.getBoundingClientRect();
        if (overflowX === "auto" || visibility === "hidden" || own <= 2) return true;
        if (position === "absolute" && each.getBoundingClientRect().right < 0) return true;
      }
      return false;
    }
  });
}

/** No word is broken across lines, except at a hyphen or a slash. */
export async function expectWholeWords(texts: Locator, name: string): Promise<void> {
  const broken = await texts.evaluateAll(async (elements) => {
    await document.fonts.ready;
    const range = document.createRange();
    return elements.flatMap((element) => [...element.childNodes]).flatMap(findBroken);

    function findBroken(text: ChildNode): string[] {
      if (!(text instanceof Text)) return [];
      return [...text.data.matchAll(/[^\s/-]+/g)].flatMap(({ 0: word, index }) => {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        return lines.size > 1 ? [word] : [];
      });
    }
  });
  expect(broken, name).toEqual([]);
}

/** Enlarges only the text, like a phone's text size setting, which does not affect media queries. */
export async function enlargeText(page: Page): Promise<void> {
  await page.addInitScript(enlarge);
  await page.evaluate(enlarge);
}

function enlarge(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("html { font-size: 32px !important; }");
  document.adoptedStyleSheets = [sheet];
}

const STILL_FOR_MS = 150;

/** Waits until nothing has moved or faded for a moment, ignoring endless animations (a spinner). */
export async function standStill(page: Page): Promise<void> {
  await page.evaluate(async (stillFor) => {
    let stillSince = Infinity;
    while (performance.now() - stillSince <= stillFor) {
      await new Promise(requestAnimationFrame);
      const isMoving = document
        .getAnimations()
        .some(
          ({ playState, effect }) =>
            playState === "running" && effect?.getComputedTiming().endTime !== Infinity,
        );
      stillSince = isMoving ? Infinity : Math.min(stillSince, performance.now());
    }
  }, STILL_FOR_MS);
}

/** The navigation leads to a section's first line, just below the header, or to the end of the page. */
export async function expectCloseBelowHeader(page: Page, anchor: string): Promise<void> {
  const gap = () => measureGap(page, anchor);
  await expect.poll(gap, { message: anchor }).toBeGreaterThanOrEqual(24);
  await expect.poll(gap, { message: anchor }).toBeLessThanOrEqual(48);
}

/** From the header to the section's first element; 24 if the page ends before that. */
function measureGap(page: Page, anchor: string): Promise<number> {
  return page.evaluate((id) => {
    const first = document.querySelector(`#${id} :is(svg, h2, a)`);
    const top = first?.getBoundingClientRect().top ?? -1;
    const header = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
    const atEnd = window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1;
    return atEnd && top < window.innerHeight ? 24 : Math.round(top - header);
  }, anchor);
}

/** The form's heading is at the top of the screen, just below the header, and its first field is visible. */
export async function expectFormOnTop(page: Page): Promise<void> {
  const head = page.getByRole("heading", { name: "Your free estimate" });
  const gap = async () => {
    const header = await page.getByRole("banner").boundingBox();
    return ((await head.boundingBox())?.y ?? 0) - (header?.height ?? 0);
  };
  await expect.poll(gap).toBeGreaterThanOrEqual(16);
  await expect.poll(gap).toBeLessThanOrEqual(72);
  await expect(page.locator("#quote-form label").first()).toBeInViewport();
}
