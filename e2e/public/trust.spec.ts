import type { Locator } from "@playwright/test";
import { sample } from "../support/sampleSite";
import { expect, test } from "../support/test";

const { rating, license, since } = sample;
const FACTS = [
  rating && `${rating.value} ${rating.count} reviews on ${rating.source}`,
  license && `${license.authority} license ${license.number}`,
  since && `Since ${since} in business`,
].filter((fact) => typeof fact === "string");

test("rating, license and years are below the headline, on the first screen of every device, and beside the form; the badges are where a phone's call bar does not cover them", async ({
  page,
}) => {
  await page.goto("/");
  const [hero, form] = [page.locator("main section").first(), page.locator("main section").last()];
  const factsIn = (part: Locator) => part.getByRole("list").filter({ hasText: FACTS[1] ?? "" });
  for (const place of [hero, form]) {
    await expect(factsIn(place).getByRole("listitem")).toHaveText(FACTS);
    await expect(factsIn(place).getByRole("img")).toHaveAccessibleName(
      `${rating?.value} out of 5 stars`,
    );
  }

  const CALL_BAR = 72; // there at once without script
  const button = page.getByRole("link", { name: "Request a Free Estimate" });
  const bottomOf = async (element: Locator) => {
    const box = await element.boundingBox();
    return (box?.y ?? Infinity) + (box?.height ?? 0);
  };
  for (const [width, height] of [
    [320, 568],
    [360, 640],
    [360, 740],
    [375, 667],
    [390, 844],
    [430, 932],
    [768, 1024],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    const isPhone = width <= 720;
    const fold = isPhone ? height - CALL_BAR : height;
    // Right after a resize, parts of the page may still have the layout of the previous width.
    await expect
      .poll(() => bottomOf(factsIn(hero)), `facts, ${width} px`)
      .toBeLessThanOrEqual(fold);
    if (width < 390)
      await expect.poll(() => bottomOf(button), `${width} px`).toBeLessThanOrEqual(fold);
    if (!isPhone || width < 390) continue;
    for (const badge of sample.words.badges) {
      const text = page.getByText(badge, { exact: true });
      await expect
        .poll(() => bottomOf(text), `${badge}, ${width} px`)
        .toBeLessThanOrEqual(fold - 8);
    }
  }
});
