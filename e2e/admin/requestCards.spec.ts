import type { Locator, Page } from "@playwright/test";
import { answerList, expect, test } from "../support/admin";
import { fullQuote } from "../support/lists";

const services = ["roofing", "gutters", "painting", "drywall-repair", "kitchen-bath", "flooring"];
const customers = [
  { fullName: "Walter Pruitt", email: "walter.pruitt@example.com" },
  { fullName: "Tammy Jo Satterfield", email: "tj.satterfield@example.com" },
  { fullName: "Óscar Núñez", email: "oscar@nunezcabins.example.com" },
];

const DAY = 24 * 60 * 60_000;
const words = "We have a leak around the chimney. It began after last week's storm, and it grows. ";

/** Every field is filled, as most customers do; over two months. */
const typical = Array.from({ length: 60 }, (_, index) => ({
  ...fullQuote,
  ...customers[index % customers.length],
  id: 260 - index,
  createdAt: new Date(Date.now() - index * DAY).toISOString(),
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
  await answerList(page, "quote-requests", quotes);
  await page.goto("/admin/quote-requests");
  const cards = page.locator("main li:has(h3)");
  await expect(cards).toHaveCount(quotes.length);
  return cards;
}

const heightsOf = (elements: Locator) =>
  elements.evaluateAll((all) => all.map((element) => element.getBoundingClientRect().height));

test("60 requests take at most 9,000 px at 1440 px; at 390 px 12,000, and three fit on the screen below their period", async ({
  page,
}) => {
  const cards = await openList(page, 1440, typical);
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  expect(await height()).toBeLessThanOrEqual(9000);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await height()).toBeLessThanOrEqual(12_000);

  await page.evaluate(() => window.scrollTo(0, 3000));
  const room = 844 - 140 - 64; // between the heading and the navigation
  expect(Math.max(...(await heightsOf(cards)))).toBeLessThanOrEqual(room / 3);
  const search = await page.getByRole("search").boundingBox();
  const tops = await page
    .locator("main section > h2")
    .evaluateAll((all) => all.map((heading) => heading.getBoundingClientRect().top));
  expect(tops.filter((top) => top > (search?.y ?? 0) && top < 160)).toHaveLength(1);
});

test("four requests print as job sheets on two sheets, without navigation and buttons", async ({
  page,
}) => {
  await openList(page, 1280, typical.slice(0, 4));

  for (const format of ["A4", "Letter"]) {
    const file = (await page.pdf({ format })).toString("latin1");
    expect(file.match(/\/Type\s*\/Page\b/g), format).toHaveLength(2);
  }
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText("ID: 260")).toBeVisible();
  await expect(page.getByText("Tracking Information")).toHaveCount(4);
  const left = page.locator("nav, button, a[href^='tel:'], summary").filter({ visible: true });
  await expect(left).toHaveCount(0);
});

test("on a phone every tap target on a card is at least 44 px high, and More and the tracking block open separately", async ({
  page,
}) => {
  const cards = await openList(page, 390, [typical[0] ?? {}, long]);
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    const heights = await heightsOf(cards.locator("a, button, summary, label"));
    expect(heights.length).toBeGreaterThanOrEqual(12);
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
  }

  const card = cards.last();
  const [folded = NaN] = await heightsOf(card);
  await card.getByRole("checkbox", { name: /^More/ }).press("Space");
  expect((await heightsOf(card))[0]).toBeGreaterThan(folded + 400);
  await card.getByRole("checkbox").press("Space");
  await card.locator("summary").press("Enter");
  await expect(card.getByText("roof-repair-fall")).toBeVisible();
});
