import { expect, type Page } from "@playwright/test";

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
