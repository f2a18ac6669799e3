import type { Locator } from "@playwright/test";
import { sample, screenSizes } from "../support/sampleSite";
import { expect, test } from "../support/test";

const { rating, license, yearsInBusiness } = sample;
const FACTS = [
  rating && `${rating.value} ${rating.count} reviews on ${rating.source}`,
  license && `${license.authority} license ${license.number}`,
  yearsInBusiness && `${yearsInBusiness}+ years in business`,
].filter((fact) => typeof fact === "string");

/** The rating, license and years in this part of a page. */
function factsIn(part: Locator): Locator {
  return part
    .getByRole("list")
    .filter({ hasText: FACTS[1] ?? "" })
    .first();
}

test("rating, license and years are on the first screen of every device, with the button on small phones", async ({
  page,
}) => {
  await page.goto("/");
  const bar = page.getByRole("navigation", { name: "Contact us" });
  const facts = factsIn(page.getByRole("main"));
  const button = page.getByRole("link", { name: "Request a Free Estimate" });
  for (const [width, height] of screenSizes) {
    await page.setViewportSize({ width, height });
    const fold = (await bar.isVisible()) ? ((await bar.boundingBox())?.y ?? 0) : height;
    expect(await bottomOf(facts), `facts, ${width} px`).toBeLessThanOrEqual(fold);
    if (width < 390) {
      expect(await bottomOf(button), `button, ${width} px`).toBeLessThanOrEqual(fold);
    }
  }
});

async function bottomOf(element: Locator): Promise<number> {
  const box = await element.boundingBox();
  return (box?.y ?? Infinity) + (box?.height ?? 0);
}

for (const [width, height] of [
  [360, 640],
  [390, 844],
  [430, 932],
] as const) {
  test(`the badges are above the call bar of ${width} x ${height} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto("/");
    const bar = await page.getByRole("navigation", { name: "Contact us" }).boundingBox();

    for (const badge of sample.words.badges) {
      const text = page.getByText(badge, { exact: true });
      expect(await bottomOf(text), badge).toBeLessThanOrEqual((bar?.y ?? 0) - 8);
    }
  });
}

test("rating, license and years are below the headline and beside the form", async ({ page }) => {
  await page.goto("/");
  const places = [
    page.getByRole("main").locator("section").first(),
    page.getByRole("main").locator("section").last(),
  ];
  for (const place of places) {
    const facts = factsIn(place);
    await expect(facts.getByRole("listitem")).toHaveText(FACTS);
    await expect(facts.getByRole("img")).toHaveAccessibleName(`${rating?.value} out of 5 stars`);
  }
});

test("profiles without a link are plain text, not dead buttons", async ({ page }) => {
  await page.goto("/");

  const placeholder = page.locator("#reviews").getByText("Nextdoor", { exact: true });
  await expect(placeholder).toHaveAttribute("aria-disabled", "true");
  await expect(placeholder).not.toHaveAttribute("href");
  await expect(placeholder).toHaveCSS("cursor", "default");
  await expect(placeholder).toHaveCSS("border-style", "none");
});
