import { screenSizes, site } from "../support/site";
import { expect, test } from "../support/test";

const { rating, license, yearsInBusiness } = site;
const FACTS = [
  rating && `Rated ${rating.value} from ${rating.count} ${rating.source} reviews`,
  license && `${license.authority} license ${license.number}`,
  yearsInBusiness && `${yearsInBusiness}+ years`,
]
  .filter(Boolean)
  .join(" ");

for (const [width, height] of screenSizes) {
  test(`rating, license and years are in the first screen at ${width} x ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto("/");

    const facts = page.getByRole("main").getByText(FACTS);
    const bar = page.getByRole("navigation", { name: "Contact us" });
    const fold = (await bar.isVisible()) ? ((await bar.boundingBox())?.y ?? 0) : height;
    const box = await facts.boundingBox();
    expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(fold);
  });
}

for (const [width, height] of [
  [320, 568],
  [375, 667],
] as const) {
  test(`on a phone of ${width} x ${height} they leave the estimate button above the fold`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto("/");

    const button = page.getByRole("link", { name: "Request a Free Estimate" });
    const box = await button.boundingBox();
    const bar = await page.getByRole("navigation", { name: "Contact us" }).boundingBox();
    expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  });
}

test("rating, license and years are in the footer, too", async ({ page }) => {
  await page.goto("/privacy");

  await expect(page.getByRole("contentinfo").getByText(FACTS)).toBeVisible();
});

test("profiles without an address are plain text, not buttons that do nothing", async ({
  page,
}) => {
  await page.goto("/");

  const placeholder = page.locator("#reviews").getByText("Nextdoor", { exact: true });
  await expect(placeholder).toHaveAttribute("aria-disabled", "true");
  await expect(placeholder).not.toHaveAttribute("href");
  await expect(placeholder).toHaveCSS("cursor", "default");
  await expect(placeholder).toHaveCSS("border-style", "none");
});
