import type { Locator } from "@playwright/test";
import { sample, screenSizes } from "../support/sampleSite";
import { expect, test } from "../support/test";

const { rating, license, yearsInBusiness } = sample;
const FACTS = [
  rating && `Rated ${rating.value} from ${rating.count} ${rating.source} reviews`,
  license && `${license.authority} license ${license.number}`,
  yearsInBusiness && `${yearsInBusiness}+ years`,
]
  .filter(Boolean)
  .join(" ");

test("rating, license and years are in the first screen of every device; on small phones the button too", async ({
  page,
}) => {
  await page.goto("/");
  const bar = page.getByRole("navigation", { name: "Contact us" });
  const facts = page.getByRole("main").getByText(FACTS);
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
