import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Page, type Route } from "@playwright/test";
import type { AxeResults } from "axe-core";
import { rememberStyles } from "./styles";

export type Step = (page: Page) => Promise<unknown>;

/** What people see of a screen, one state after the other; each has a name, and the steps that lead there. */
export type Screen = Readonly<{
  name: string;
  isOwners?: boolean;
  /** Of the window: a phone's if not told otherwise; at each of them it is another visit. */
  widths?: readonly number[];
  states: [name: string, ...steps: Step[]][];
}>;

/** Pixels. */
export const PHONE = 390;
const HEIGHT = 844;

/**
 * Each state has no axe violation, targets that a finger hits, and room to read at 400 % zoom; it fits at its own width and,
 * with text at 200 % (requirement 11.32), which breaks no word of these texts, on a narrow phone and on a tablet, wide enough
 * for columns. Needs `bypassCSP`, to inject axe.
 */
export async function expectGood(page: Page, screen: Screen, width: number): Promise<void> {
  const { isOwners = false, widths = [width], states } = screen;
  await page.addInitScript(holdLongTimers);
  for (const [name, ...steps] of states) {
    const where = `${screen.name}, ${name}, at ${width} px`;
    await resize(page, width);
    for (const step of steps) await step(page);
    await settle(page);
    expect(await page.evaluate(readShifts), `${where}: moves`).toEqual([]);
    const isOver = (await page.locator("dialog[open]").count()) > 0;
    expect(await findViolations(page, isOver && !isOwners ? "popup" : "page"), where).toEqual([]);
    await expectFits(page, where);
    if (!isOwners && width === PHONE)
      expect(await page.evaluate(findSmall), `${where}: less than 44 px high`).toEqual([]);
    if (width !== widths[0]) continue; // the rest was seen at that width
    await enlargeText(page);
    for (const enlarged of [320, 721]) {
      await resize(page, enlarged);
      await expectFits(page, `${where}, enlarged, at ${enlarged} px`);
      const texts = page.locator(isOwners ? "main h1" : "h1, h2, :is(#about, #services) h3");
      const broken = await texts.evaluateAll(findBroken);
      expect(broken, `${where}, enlarged, at ${enlarged} px: broken words`).toEqual([]);
    }
    await enlargeText(page, false);
    if (name.endsWith("loaded")) await expectRoom(page, where);
  }
}

/** Each state fits a narrow phone, also with text at 200 %, and a desk. */
export async function expectWidestFits(page: Page, { name: screen, states }: Screen) {
  await page.addInitScript(holdLongTimers);
  for (const [name, ...steps] of states) {
    await resize(page, PHONE);
    for (const step of steps) await step(page);
    await settle(page);
    for (const width of [320, 1440]) {
      await resize(page, width);
      await expectFits(page, `${screen}, ${name}, at ${width} px`);
    }
    await enlargeText(page);
    await resize(page, 320);
    await expectFits(page, `${screen}, ${name}, enlarged, at 320 px`);
    await enlargeText(page, false);
  }
}

const resize = (page: Page, width: number, height = HEIGHT) =>
  page.setViewportSize({ width, height });

/** Waits until the page has drawn what it knows, and nothing fades. Nothing scrolls smoothly in these tests. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    await frame();
    const isFinite = ({ effect }: Animation) => effect?.getComputedTiming().endTime !== Infinity;
    const ends = document
      .getAnimations()
      .filter(isFinite)
      .map(({ finished }) => finished);
    await Promise.allSettled(ends);
    await frame();
  });
}

/**
 * A toast stays, and a busy machine does not reach the time that the dashboard waits for a call that is lost.
 */
export function holdLongTimers(): void {
  const start = setTimeout.bind(window);
  const patient = (run: () => void, delay = 0) => (delay < 3000 ? start(run, delay) : 0);
  Object.assign(window, { setTimeout: patient });
}

/**
 * Opens a screen whose calls are answered one after the other, and watches what moves once it is drawn, fonts
 * included. `show` scrolls to what asks for something.
 */
export const open =
  (path: string, order: "last first" | "first first" = "last first", show?: Step): Step =>
  async (page) => {
    await page.goto("about:blank"); // a call of the screen before would be held
    const held: Route[] = [];
    const hold = (route: Route) => void held.push(route);
    await page.route("**/api/**", hold);
    await page.goto(path);
    await page.evaluate(watchShifts);
    await show?.(page);
    await expect.poll(() => held.length, `calls of ${path}`).toBeGreaterThan(0);
    await settle(page);
    for (let route; (route = order === "first first" ? held.shift() : held.pop());) {
      const request = route.request();
      const answered = page.waitForResponse((answer) => answer.request() === request);
      await route.fallback();
      await (await answered).finished();
      await settle(page);
    }
    await page.unroute("**/api/**", hold);
    await Promise.all(held.splice(0).map((route) => route.fallback()));
    await expect(page.locator("main :is(h1, h2)").first()).toBeAttached();
    await page.evaluate(() => (window as unknown as Watched).shifts.stop());
  };

/** The page's window, as `watchShifts` leaves it. */
type Watched = { shifts: { sum: number; moved: string[]; stop: () => void } };

function watchShifts(): void {
  const shifts: Watched["shifts"] = { sum: 0, moved: [], stop: () => observer.disconnect() };
  Object.assign(window, { shifts });
  type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };
  const observer = new PerformanceObserver((list) => {
    // Entries of the only type that it observes.
    for (const entry of list.getEntries() as Shift[]) {
      shifts.sum += entry.value;
      const names = entry.sources.map(({ node }) => node?.textContent?.slice(0, 40) ?? "");
      shifts.moved.push(`${entry.value.toFixed(3)} ${names.join(" | ")}`);
    }
  });
  observer.observe({ type: "layout-shift", buffered: true });
}

/** What has moved while the screen opened, if it is more than 0.02: a hundredth is what a line of text makes of a phone's screen. */
function readShifts(): string[] {
  const { sum = 0, moved = [] } = (window as unknown as Partial<Watched>).shifts ?? {};
  return sum > 0.02 ? moved : [];
}

/** The steps show something more, which brings no style that changes what is there. */
export const add =
  (...steps: Step[]): Step =>
  async (page) => {
    await settle(page);
    const expectSameStyles = await rememberStyles(page);
    for (const step of steps) await step(page);
    await settle(page);
    await expectSameStyles("what was added");
  };

/** The whole page is at most this high. */
export const expectHeight =
  (most: number): Step =>
  (page) =>
    // It is taller until its fonts have arrived.
    expect
      .poll(() => page.evaluate(() => document.documentElement.scrollHeight))
      .toBeLessThanOrEqual(most);

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
/** Rules about the page as a whole do not apply while a popup hides the rest of it. */
const WHOLE_PAGE = [...WCAG, "best-practice"];

/** axe's violations of WCAG 2.0 to 2.2, levels A and AA, one line each. */
export async function findViolations(
  page: Page,
  scope: "page" | "popup" = "page",
): Promise<string[]> {
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

/** What can be tapped and is less than 44 px high, the form's less than 48 px. */
function findSmall(): string[] {
  const targets = "a[href], button, select, textarea, input:not([tabindex='-1'], [type=hidden])";
  return [...document.querySelectorAll(targets)]
    .filter((element) => element.checkVisibility() && !element.textContent.startsWith("Skip to"))
    .map((element) => element.closest("label") ?? element)
    .filter((element) => {
      const { height } = element.getBoundingClientRect();
      return height < (element.closest("form") ? 48 : 44);
    })
    .map((element) => element.outerHTML.slice(0, 120));
}

/** What a laptop shows of a page at 400 %: 1366x768 and 1280x1024 pixels. */
const tinyScreens = [
  [341, 160],
  [320, 256],
] as const;

/** At 400 % zoom 55 % of the height is free of what stays while the page scrolls, at its start, middle and end. */
async function expectRoom(page: Page, where: string): Promise<void> {
  for (const [width, height] of tinyScreens) {
    await resize(page, width, height);
    for (const part of [0, 0.5, 1])
      expect(
        await page.evaluate(measureRoom, part),
        `${where}: room at ${width} x ${height} px, at ${part} of the page`,
      ).toBeGreaterThanOrEqual(0.55);
  }
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
}

function measureRoom(at: number): number {
  window.scrollTo({ top: at * document.documentElement.scrollHeight, behavior: "instant" });
  const stays = [...document.querySelectorAll("body *")].filter((element) => {
    const { position, visibility, display } = getComputedStyle(element);
    return /fixed|sticky/.test(position) && visibility !== "hidden" && display !== "none";
  });
  const rows = Array.from({ length: window.innerHeight }, (_, y) => y + 0.5);
  const isFree = (y: number) =>
    !stays.some((element) => {
      const { top, bottom, width } = element.getBoundingClientRect();
      return width > 1 && top <= y && y < bottom;
    });
  return rows.filter(isFree).length / rows.length;
}

/** Nothing scrolls sideways, and no text or control that is on the screen is cut off at its edges. */
async function expectFits(page: Page, name: string): Promise<void> {
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
function enlargeText(page: Page, isLarge = true): Promise<void> {
  return page.evaluate((size) => {
    const sheet = new CSSStyleSheet();
    if (size) sheet.replaceSync("html { font-size: 32px !important; }");
    document.adoptedStyleSheets = [sheet];
  }, isLarge);
}
