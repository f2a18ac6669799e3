import { expect, type Page } from "@playwright/test";

/** What a laptop shows of a page at 400 %: 1366x768 and 1280x1024 pixels. */
export const tinyScreens = [
  { width: 341, height: 160 },
  { width: 320, height: 256 },
];

/** At least 55 % of the screen's height is free of what stays while the page scrolls, at its start, middle and end. */
export async function expectRoom(page: Page): Promise<void> {
  for (const part of [0, 0.5, 1]) {
    const free = await page.evaluate((at) => {
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
    }, part);
    expect(free, `${page.url()} at ${part}`).toBeGreaterThanOrEqual(0.55);
  }
}
