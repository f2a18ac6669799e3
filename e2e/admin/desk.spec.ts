import { finishedSetup } from "../../contract/test/finishedSetup";
import { answerList, expect, test } from "../support/admin";
import { fullQuote } from "../support/lists";

const quotes = Array.from({ length: 30 }, (_, index) => ({ ...fullQuote, id: 30 - index }));

test("the newest request can be called with one tap on a phone's first screen", async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await answerList(page, "quote-requests", quotes);
  await page.route("**/api/admin/setup", (route) => route.fulfill({ json: finishedSetup }));
  await page.goto("/admin");

  const newest = page.getByRole("region", { name: "New requests" });
  for (const name of ["Call Jane Holcomb, ID 30", "Text Jane Holcomb, ID 30"]) {
    await expect(newest.getByRole("link", { name })).toBeInViewport({ ratio: 1 });
  }
});

test("a long name keeps its space on the dashboard, and the job is one line", async ({ page }) => {
  const fullName = "Mary-Beth Wolfeschlegelsteinhausenbergerdorff-Hollingsworth";
  const projectDetails = "The gutters overflow whenever it rains hard. ".repeat(9);
  await answerList(page, "quote-requests", [{ ...fullQuote, fullName, projectDetails }]);
  await page.goto("/admin");
  const ticket = page.getByRole("region", { name: "New requests" }).getByRole("listitem");

  for (const width of [360, 390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    const [card, name, service, details] = await ticket.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element.querySelector("a") ?? element);
      const parts = [element, range, ...element.querySelectorAll("p")];
      return parts.map((part) => part.getBoundingClientRect().toJSON() as DOMRect);
    });
    if (!card || !name || !service || !details) throw new Error("The ticket has lost a part.");
    expect(name.top - card.top, `at ${width} px`).toBeGreaterThanOrEqual(16);
    expect(service.top - name.bottom, `at ${width} px`).toBeGreaterThanOrEqual(8);
    expect(details.height, `at ${width} px`).toBeLessThan(24);
  }
});

test("nothing covers the customer's details, at any width", async ({ page }) => {
  await answerList(page, "quote-requests", quotes.slice(0, 3));
  await page.goto("/admin/quote-requests");
  await expect(page.getByRole("link", { name: "Call Jane Holcomb, ID 28" })).toBeAttached();

  for (const width of [320, 390, 768, 1041, 1440, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(listCovered), `at ${width} px`).toEqual([]);
  }
});

/** Scrolls through the page, and lists the elements in the visible area (outside the navigation) that something covers. */
function listCovered(): string[] {
  const covered = new Set<string>();
  const shown = [...document.querySelectorAll("main li :is(h3, a, button)")];
  for (let top = 0; top < document.documentElement.scrollHeight; top += 40) {
    window.scrollTo({ top, behavior: "instant" });
    const bar = document.querySelector("nav[aria-label=Pages]")?.getBoundingClientRect();
    const isAtBottom = bar?.bottom === window.innerHeight;
    const [from, to] = isAtBottom
      ? [40, bar.top]
      : [Math.max(0, bar?.bottom ?? 0) + 40, window.innerHeight]; // the period's heading
    for (const element of shown) {
      const { left, right, top: above, bottom, width } = element.getBoundingClientRect();
      if (width === 0 || above < from || bottom > to) continue;
      const hit = document.elementFromPoint((left + right) / 2, (above + bottom) / 2);
      const isOnTop = hit !== null && (element.contains(hit) || hit.contains(element));
      if (!isOnTop) covered.add(`${element.textContent} at ${top}`);
    }
  }
  return [...covered];
}
