import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Locator, type Page } from "@playwright/test";
import type { AxeResults } from "axe-core";
import { standStill } from "./layout";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
/** Rules about the page as a whole do not apply while a popup hides the rest of it. */
const WHOLE_PAGE = [...WCAG, "best-practice"];

type Scope = "page" | "popup";

export type Step = (page: Page) => Promise<unknown>;

/** What people see of a page, one state after the other. */
export type States = [name: string, ...steps: Step[]][];

/**
 * Each state has no axe violation, and fits every screen, also with text at 200 % (requirement 11.32), which breaks no word of
 * these texts. Needs `bypassCSP`, to inject axe.
 */
export async function expectGoodStates(page: Page, states: States, whole: Locator): Promise<void> {
  for (const [name, ...steps] of states) {
    for (const step of steps) await step(page);
    // Wide where all of the page is there, with its navigation.
    await expectGoodOnEveryScreen(page, name, whole, name === "loaded" ? 1280 : 320);
  }
}

async function expectGoodOnEveryScreen(
  page: Page,
  name: string,
  whole: Locator,
  widthForAxe: number,
): Promise<void> {
  await resize(page, widthForAxe);
  // Elsewhere the header or the navigation may lie over half of a link.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
  await standStill(page);
  expect(await findViolations(page), `${name} at ${widthForAxe} px`).toEqual([]);
  for (const width of [320, 1024, 2560]) {
    await resize(page, width);
    await expectFits(page, `${name} at ${width} px`);
  }

  await enlargeText(page);
  // 721 px is wide enough for a tablet's columns if the text were not enlarged.
  for (const width of [320, 390, 721, 1440]) {
    await resize(page, width);
    await expectFits(page, `${name}, enlarged, at ${width} px`);
    const broken = await whole.evaluateAll(findBroken);
    expect(broken, `${name}, enlarged, at ${width} px`).toEqual([]);
  }
  await enlargeText(page, false);
}

const resize = (page: Page, width: number) => page.setViewportSize({ width, height: 844 });

/** axe's violations of WCAG 2.0 to 2.2, levels A and AA, one line each. */
export async function findViolations(page: Page, scope: Scope = "page"): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  const tags = scope === "page" ? WHOLE_PAGE : WCAG;
  const results = await page.evaluate(async (runOnly) => {
    const { axe } = window as unknown as {
      axe: { run: (...args: unknown[]) => Promise<AxeResults> };
    };
    return axe.run(document, { runOnly, resultTypes: ["violations"] });
  }, tags);
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary ?? ""}`),
  );
}

/** Nothing scrolls sideways, and no text or control that is on the screen is cut off at its edges. */
export async function expectFits(page: Page, name: string): Promise<void> {
  // Right after a resize, parts of the page may still have the layout of the previous width in Chromium.
  await expect.poll(() => page.evaluate(findOutside), name).toEqual([]);
}

function findOutside(): string[] {
  const width = document.documentElement.clientWidth;
  const cut = [...document.querySelectorAll("h1, h2, h3, p, a, button, input, label, dt, dd")]
    .filter((element) => {
      const { left, right } = element.getBoundingClientRect();
      if (right > width + 1 || left < -1) return true;
      // A long value scrolls in its field.
      return element.tagName !== "INPUT" && element.scrollWidth > element.clientWidth + 4;
    })
    .filter((element) => !isKeptOut(element))
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
}

/** Words that are broken across lines, except at a hyphen or a slash. */
async function findBroken(elements: Element[]): Promise<string[]> {
  await document.fonts.ready;
  const range = document.createRange();
  return elements
    .flatMap((element) => [...element.childNodes])
    .filter((node) => node instanceof Text)
    .flatMap((text) =>
      [...text.data.matchAll(/[^\s/-]+/g)].flatMap(({ 0: word, index }) => {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        return lines.size > 1 ? [word] : [];
      }),
    );
}

/** Enlarges only the text, like a phone's text size setting, which does not affect media queries. */
export function enlargeText(page: Page, isLarge = true): Promise<void> {
  return page.evaluate((size) => {
    const sheet = new CSSStyleSheet();
    if (size) sheet.replaceSync("html { font-size: 32px !important; }");
    document.adoptedStyleSheets = [sheet];
  }, isLarge);
}
