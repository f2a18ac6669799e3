import type { Locator } from "@playwright/test";
import { openWith, starterLists } from "../support/lists";
import { sample } from "../support/sampleSite";
import { expect, test } from "../support/test";

test("on every device the proof is on the first screen, the map is lower than 60 % of it, and on a desk the first project is as large as four", async ({
  page,
}) => {
  await openWith(page, {});
  const [hero, form] = [page.locator("main section").first(), page.locator("main section").last()];
  const factsIn = (part: Locator) => part.getByRole("list").filter({ hasText: "license" });
  for (const place of [hero, form]) {
    await expect(factsIn(place).getByRole("listitem")).toHaveCount(3);
  }

  const CALL_BAR = 72; // there at once without script
  const map = page.locator("[data-map]");
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
    [844, 390],
    [768, 1024],
    [1024, 768],
    [1280, 720],
    [1920, 1080],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    const share = async () => ((await map.boundingBox())?.height ?? Infinity) / height;
    await expect.poll(share, `map, ${width} px`).toBeLessThan(0.6);
    await expect.poll(share, `map, ${width} px`).toBeGreaterThan(0.25);
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

  const pictures = page.locator("[data-picture] img");
  await expect(pictures).toHaveCount(starterLists["featured-projects"].length);
  const [first, ...others] = await pictures.evaluateAll((all) =>
    all.map((one) => one.getBoundingClientRect()).map(({ width, height }) => ({ width, height })),
  );
  for (const { width, height } of others) {
    expect(Math.abs(width / height - 4 / 3)).toBeLessThan(0.05);
    expect(first?.width).toBeGreaterThan(2 * width);
    expect(first?.height).toBeGreaterThan(2 * height);
  }
});
