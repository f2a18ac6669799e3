import type { Locator, Page } from "@playwright/test";
import { answerList, expect, test } from "../support/admin";
import { fullQuote } from "../support/lists";

const PHONE = { width: 390, height: 844 };
const services = ["roofing", "gutters", "painting", "drywall-repair", "kitchen-bath", "flooring"];
const customers = [
  { fullName: "Walter Pruitt", email: "walter.pruitt@example.com" },
  { fullName: "Tammy Jo Satterfield", email: "tj.satterfield@example.com" },
  { fullName: "Óscar Núñez", email: "oscar@nunezcabins.example.com" },
];

/** Every field is filled, as most customers do. */
const typical = Array.from({ length: 22 }, (_, index) => ({
  ...fullQuote,
  ...customers[index % customers.length],
  id: 122 - index,
  serviceType: services[index % services.length],
  projectDetails:
    "We have a leak around the chimney. It began after last week's storm, and now there is a brown stain on the bedroom ceiling.",
}));

const long = {
  ...fullQuote,
  fullName: "Mary-Beth Wolfeschlegelsteinhausenbergerdorff-Hollingsworth",
  email: "marybeth.okonkwo.hollingsworth@mail.longcompanyname.example.com",
  address: "4410 Old Federal Road North, Apartment 12B, Flowery Branch, Georgia 30542",
  serviceType: "carpentry-handyman",
  projectDetails: "Two porches, eleven windows, a fence and the shed behind the barn. ".repeat(30),
};

async function openList(page: Page, size: typeof PHONE, quotes: object[]): Promise<Locator> {
  await page.setViewportSize(size);
  await answerList(page, "quote-requests", quotes);
  await page.goto("/admin/quote-requests");
  const cards = page.locator("main li:has(h2)");
  await expect(cards.first()).toBeVisible();
  return cards;
}

const heightsOf = (elements: Locator) =>
  elements.evaluateAll((all) => all.map((element) => element.getBoundingClientRect().height));

test("a request takes at most 300 px of a phone, and 22 take eight screens", async ({ page }) => {
  const cards = await openList(page, PHONE, typical);
  await expect(cards).toHaveCount(22);

  expect(Math.max(...(await heightsOf(cards)))).toBeLessThanOrEqual(300);
  const whole = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(whole / PHONE.height).toBeLessThanOrEqual(8);
});

for (const width of [320, 390]) {
  test(`every tap target on a card is at least 44 px high at ${width} px`, async ({ page }) => {
    const cards = await openList(page, { ...PHONE, width }, [typical[0] ?? {}, long]);

    const heights = await heightsOf(cards.locator("a, button, summary, label"));
    expect(heights.length).toBeGreaterThanOrEqual(14);
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
  });
}

test("More shows all details, and the tracking block opens separately", async ({ page }) => {
  const cards = await openList(page, PHONE, [long]);
  const card = cards.first();
  const before = (await card.boundingBox())?.height ?? NaN;

  await card.getByRole("checkbox", { name: /^More/ }).press("Space");
  expect((await card.boundingBox())?.height).toBeGreaterThan(before + 400);
  await card.getByRole("checkbox").press("Space");
  await card.locator("summary").press("Enter");

  await expect(card.getByText("roof-repair-fall")).toBeVisible();
  await expect(card.getByRole("link", { name: /^Call / })).toBeInViewport();
});

for (const width of [390, 1440]) {
  test(`a long e-mail address breaks only after punctuation at ${width} px`, async ({ page }) => {
    const cards = await openList(page, { width, height: 900 }, [long]);

    const parts = await cards.locator("a:has(wbr)").evaluate(async (link) => {
      await document.fonts.ready;
      const range = document.createRange();
      const texts = [...link.querySelectorAll("wbr")].map((sign) => sign.previousSibling as Text);
      return texts.map((text) => {
        range.selectNodeContents(text);
        return { text: text.data, lines: range.getClientRects().length };
      });
    });
    expect(parts.map(({ text }) => text).join("")).toBe(long.email);
    expect(parts.filter(({ lines }) => lines !== 1)).toEqual([]);
  });
}
