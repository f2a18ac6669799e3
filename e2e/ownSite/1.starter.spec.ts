import { readSum } from "../support/quoteForm";
import { expect, test } from "../support/ownSite";

const screen = { width: 390, height: 844 };

test.use({ viewport: screen });

test("with the starter content on a phone, the page, its services and its form are short, projects and reviews are rows to swipe, and the hero's button and the menu fit sideways", async ({
  page,
}) => {
  await page.goto("/");
  await readSum(page);

  await test.step("eleven screens at most, the services two with the first four larger, and the form 1,250 px", async () => {
    const services = page.locator("#services");
    const cards = services.getByRole("article");
    // The page is taller until its fonts have arrived.
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollHeight))
      .toBeLessThanOrEqual(11 * screen.height);

    const heading = await services.getByRole("heading", { level: 2 }).boundingBox();
    const last = await cards.last().boundingBox();
    const end = (last?.y ?? Infinity) + (last?.height ?? 0);
    expect(end - (heading?.y ?? 0)).toBeLessThanOrEqual(2 * screen.height);
    const sizes = await services
      .getByRole("heading", { level: 3 })
      .evaluateAll((titles) => titles.map((title) => parseFloat(getComputedStyle(title).fontSize)));
    expect(Math.min(...sizes.slice(0, 4))).toBeGreaterThan(Math.max(...sizes.slice(4)));
    for (const link of await services.getByRole("link").all()) {
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(48);
    }

    const form = page.getByRole("form", { name: "Request a free estimate" });
    const first = await form.locator("label").first().boundingBox();
    const button = await form.getByRole("button", { name: "Request Free Estimate" }).boundingBox();
    expect((button?.y ?? 0) + (button?.height ?? 0) - (first?.y ?? 0)).toBeLessThanOrEqual(1250);
  });

  await test.step("numbered rows that show the edge of the next card, and a tab stop only while they scroll", async () => {
    for (const name of ["Recent Projects", "Reviews"]) {
      await page.setViewportSize(screen);
      const row = page.getByRole("list", { name });
      const next = row.getByRole("listitem").nth(1);
      const left = async () => (await next.boundingBox())?.x;
      await expect.poll(left).toBeGreaterThan(screen.width / 2);
      await expect.poll(left).toBeLessThanOrEqual(screen.width - 32);
      const number = await next.evaluate((card) => getComputedStyle(card, "::after").content);
      expect(number).toMatch(/^counter\(card\) " \/ \d+"$/);
      await expect(row).toHaveAttribute("tabindex", "0");

      await page.setViewportSize({ width: 1280, height: 900 });
      await expect(row).not.toHaveAttribute("tabindex");
    }
  });

  await test.step("sideways", async () => {
    await page.setViewportSize({ width: 667, height: 375 });
    const button = page.getByRole("link", { name: "Request a Free Estimate" });
    await expect(button).toBeInViewport({ ratio: 0.9 });

    await page.getByRole("button", { name: "Open menu" }).click();
    for (const control of await page.getByRole("dialog").locator("a, button").all()) {
      await expect(control).toBeInViewport({ ratio: 1 });
    }
  });
});
