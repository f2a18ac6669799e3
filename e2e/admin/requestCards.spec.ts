import type { Locator, Page } from "@playwright/test";
import { answerList, expect, test } from "../support/admin";
import { fullQuote } from "../../contract/test/quoteRequests";

const services = ["roofing", "gutters", "painting", "drywall-repair", "kitchen-bath", "flooring"];
const customers = [
  { fullName: "Walter Pruitt", email: "walter.pruitt@example.com" },
  { fullName: "Tammy Jo Satterfield", email: "tj.satterfield@example.com" },
  { fullName: "Óscar Núñez", email: "oscar@nunezcabins.example.com" },
];

const DAY = 24 * 60 * 60_000;
/** A Wednesday: how many periods there are, and what is beside each other, depends on the day. */
const NOW = Date.parse("2026-11-25T17:00Z");
const words = "We have a leak around the chimney. It began after last week's storm, and it grows. ";

/** Every field is filled, as most customers do; over two months. */
const typical = Array.from({ length: 60 }, (_, index) => ({
  ...fullQuote,
  ...customers[index % customers.length],
  id: 260 - index,
  createdAt: new Date(NOW - index * DAY).toISOString(),
  serviceType: services[index % services.length],
  projectDetails: words.repeat(8).slice(0, (index * 97) % 600),
}));

const long = {
  ...fullQuote,
  fullName: "Mary-Beth Wolfeschlegelsteinhausenbergerdorff-Hollingsworth",
  email: "marybeth.okonkwo.hollingsworth@mail.longcompanyname.example.com",
  address: "4410 Old Federal Road North, Apartment 12B, Flowery Branch, Georgia 30542",
  serviceType: "carpentry-handyman",
  projectDetails: "Two porches, eleven windows, a fence and the shed behind the barn. ".repeat(30),
};

async function openList(page: Page, width: number, quotes: object[]): Promise<Locator> {
  await page.setViewportSize({ width, height: 844 });
  await page.clock.setFixedTime(NOW);
  await answerList(page, "quote-requests", quotes);
  await page.goto("/admin/quote-requests");
  const cards = page.locator("main li:has(h3)");
  await expect(cards).toHaveCount(quotes.length);
  return cards;
}

const heightsOf = (elements: Locator) =>
  elements.evaluateAll((all) => all.map((element) => element.getBoundingClientRect().height));

test("60 requests take at most 8,500 px at 1440 px, with at most 20 things to tap at once, of which only the newest Call is filled; at 390 px 14,000, and three fit on the screen below their period", async ({
  page,
}) => {
  const cards = await openList(page, 1440, typical);
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  expect(await height()).toBeLessThanOrEqual(8500);
  const inSight = await cards.locator("a, button, summary, label").evaluateAll(
    (all) =>
      all.filter((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return element.checkVisibility() && bottom > 0 && top < 900;
      }).length,
  );
  expect(inSight).toBeLessThanOrEqual(20);
  const grounds = await cards
    .getByRole("link", { name: /^Call/ })
    .evaluateAll((all) => all.map((link) => getComputedStyle(link).backgroundColor));
  expect(new Set(grounds.slice(1)).size).toBe(1);
  expect(grounds[0]).not.toBe(grounds[1]);

  await page.setViewportSize({ width: 390, height: 844 });
  expect(await height()).toBeLessThanOrEqual(14_000);
  await page.evaluate(() => window.scrollTo(0, 3000));
  const room = 844 - 34 - 64; // between the heading and the navigation
  // Right after a resize, parts of the page may still have the layout of the previous width.
  await expect
    .poll(async () => Math.max(...(await heightsOf(cards))))
    .toBeLessThanOrEqual(room / 3);
  const topmost = () =>
    page
      .locator("main section > h2")
      .evaluateAll((all) =>
        all
          .map((heading) => heading.getBoundingClientRect().top)
          .filter((top) => top >= 0 && top < 40),
      );
  await expect.poll(topmost).toHaveLength(1);
});

test("the ways to answer are in one row with More, which shows the rest, on a phone and a desk", async ({
  page,
}) => {
  const cards = await openList(page, 320, [typical[1] ?? {}, long, long]);
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    const ways = width === 320 ? 2 : 4; // E-mail and Copy Details are behind More
    for (const card of await cards.all()) {
      const targets = card.locator("a, button, summary").filter({ visible: true });
      await expect(targets).toHaveCount(ways + 1);
      const boxes = await targets.evaluateAll((all) =>
        all.map((target) => {
          const { left, right, top, bottom, width, height } = target.getBoundingClientRect();
          return { left, right, top, bottom, width, height };
        }),
      );
      const middles = boxes.map(({ top, height }) => top + height / 2);
      expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(4);
      expect(Math.min(...boxes.map(({ height }) => height))).toBeGreaterThanOrEqual(44);
      if (width === 320) expect(boxes[0]?.width).toBeGreaterThan(90);
      boxes.slice(1).forEach(({ left }, index) => {
        expect(left).toBeGreaterThanOrEqual(boxes[index]?.right ?? NaN);
      });
      const bottom = await card.evaluate((li) => li.getBoundingClientRect().bottom);
      expect(bottom - Math.max(...boxes.map((box) => box.bottom))).toBeGreaterThanOrEqual(8);
    }

    const card = cards.last();
    await expect(card.getByText("Tracking Information")).toBeVisible();
    const [folded = NaN] = await heightsOf(card);
    await card.locator("summary").press("Enter");
    await expect.poll(async () => (await heightsOf(card))[0]).toBeGreaterThan(folded + 100);
    for (const name of [/^Email/, /^Copy Details/, /^Ask for a review/])
      await expect(card.locator("a, button").and(page.getByLabel(name))).toBeVisible();
    const cut = card.getByText(long.projectDetails);
    expect(await cut.evaluate((text) => text.scrollHeight - text.clientHeight)).toBeLessThan(4);
    await card.locator("summary").press("Enter");
  }
});
