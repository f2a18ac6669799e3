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

async function openList(page: Page, size: typeof PHONE, quotes: object[]): Promise<Locator> {
  await page.setViewportSize(size);
  await answerList(page, "quote-requests", quotes);
  await page.goto("/admin/quote-requests");
  const cards = page.locator("main li:has(h3)");
  await expect(cards.first()).toBeVisible();
  return cards;
}

const heightsOf = (elements: Locator) =>
  elements.evaluateAll((all) => all.map((element) => element.getBoundingClientRect().height));

for (const [width, height] of [
  [390, 12_000],
  [1440, 9000],
] as const) {
  test(`60 requests take at most ${height} px at ${width} px`, async ({ page }) => {
    const cards = await openList(page, { ...PHONE, width }, typical);
    await expect(cards).toHaveCount(60);

    const whole = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(whole).toBeLessThanOrEqual(height);
  });
}

test("three requests fit on a phone's screen, below the heading of their period", async ({
  page,
}) => {
  const cards = await openList(page, PHONE, typical);
  await page.evaluate(() => {
    window.scrollTo(0, 3000);
  });

  const room = PHONE.height - 140 - 64; // between the heading and the navigation
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
  await openList(page, { ...PHONE, width: 1280 }, typical.slice(0, 4));

  for (const format of ["A4", "Letter"]) {
    const file = (await page.pdf({ format })).toString("latin1");
    expect(file.match(/\/Type\s*\/Page\b/g), format).toHaveLength(2);
  }
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("button", { name: "Refresh" })).toBeHidden();
  await expect(page.getByRole("navigation").first()).toBeHidden();
  await expect(page.getByRole("link", { name: /^(Call|Text|Email) / }).first()).toBeHidden();
  await expect(page.getByText("ID: 260")).toBeVisible();
  await expect(page.getByText("Tracking Information")).toHaveCount(4);
  await expect(page.getByText("Tracking Information").first()).toBeHidden();
});

for (const width of [320, 390]) {
  test(`every tap target on a card is at least 44 px high at ${width} px`, async ({ page }) => {
    const cards = await openList(page, { ...PHONE, width }, [typical[0] ?? {}, long]);

    const heights = await heightsOf(cards.locator("a, button, summary, label"));
    expect(heights.length).toBeGreaterThanOrEqual(12);
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
});

for (const width of [390, 1440]) {
  test(`a long e-mail address breaks only after punctuation at ${width} px`, async ({ page }) => {
    const cards = await openList(page, { width, height: 900 }, [long]);

    const parts = await cards.locator("span:has(> wbr)").evaluate(async (address) => {
      await document.fonts.ready;
      const range = document.createRange();
      const texts = [...address.querySelectorAll("wbr")].map(
        (sign) => sign.previousSibling as Text,
      );
      return texts.map((text) => {
        range.selectNodeContents(text);
        return { text: text.data, lines: range.getClientRects().length };
      });
    });
    expect(parts.map(({ text }) => text).join("")).toBe(long.email);
    expect(parts.filter(({ lines }) => lines !== 1)).toEqual([]);
  });
}
