import type { Page } from "@playwright/test";
import { answerList, expect, test } from "./support/admin";
import { fullQuote } from "../contract/test/quoteRequests";

/** Interaction to Next Paint that counts as good, in ms, and how much slower than this machine a cheap phone is. */
const GOOD = 200;
const SLOWNESS = 4;
const TRIES = 12; // it stops at the first good one

type Undo = () => Promise<unknown>;

/**
 * From the press to the next frame, as the browser's event timing reports it. The best of some tries: other programs can only
 * lengthen one. `undo` is not measured.
 */
async function timeOf(page: Page, press: () => Promise<unknown>, undo?: Undo): Promise<number> {
  const session = await page.context().newCDPSession(page);
  const slowDown = (rate: number) => session.send("Emulation.setCPUThrottlingRate", { rate });
  let best = Infinity;
  for (let tries = 0; tries < TRIES && best > GOOD; tries += 1) {
    const times = await page.evaluateHandle(() => {
      const durations: number[] = [];
      new PerformanceObserver((list) => {
        durations.push(...list.getEntries().map(({ duration }) => duration));
      }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit); // it lacks the newer field
      return durations;
    });
    await slowDown(SLOWNESS);
    await press();
    // It is reported after its frame; faster than 16 ms it never is.
    const reported = page.waitForFunction((all) => all.length > 0, times, { timeout: 3000 });
    await reported.catch(() => {});
    best = Math.min(best, Math.max(0, ...(await times.jsonValue())));
    await slowDown(1);
    await undo?.();
  }
  return best;
}

test("every press is answered within 200 ms at a quarter of the CPU", async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  const requests = Array.from({ length: 1000 }, (_, index) => ({ ...fullQuote, id: 1000 - index }));
  await answerList(page, "quote-requests", requests);
  const slow: Record<string, number> = {};
  const measure = async (what: string, press: () => Promise<unknown>, undo?: Undo) => {
    const time = await timeOf(page, press, undo);
    if (time > GOOD) slow[what] = time;
  };

  for (const kind of ["services", "service-areas", "featured-projects", "testimonials"]) {
    await page.goto(`/admin/${kind}`);
    await page
      .getByRole("button", { name: /^Edit / })
      .first()
      .waitFor();
    for (const name of [/^Add /, /^Edit /, /^Delete /]) {
      const button = page.locator("main").getByRole("button", { name }).first();
      if ((await button.count()) === 0) continue; // testimonials are not added
      await measure(
        `${kind} ${String(name)}`,
        () => button.click(),
        async () => {
          await page.keyboard.press("Escape");
          await expect(page.locator("dialog")).toHaveCount(0);
        },
      );
    }
  }

  await page.goto("/admin/testimonials");
  await page
    .getByRole("button", { name: /^Edit / })
    .first()
    .click();
  const dialog = page.getByRole("dialog");
  await page.route("**/api/admin/testimonials/*", (route) => route.fulfill({ json: {} }));
  await measure(
    "Save",
    async () => {
      await dialog.getByRole("textbox").first().fill("A changed text of the review");
      await dialog.getByRole("button", { name: "Save Changes" }).click();
    },
    async () => {
      await expect(dialog).toHaveCount(0);
      await page
        .getByRole("button", { name: /^Edit / })
        .first()
        .click();
    },
  );

  await page.goto("/admin/quote-requests");
  const search = page.getByRole("searchbox");
  await search.click();
  await measure(
    "a key of the search",
    () => page.keyboard.press("j"),
    () => search.fill(""),
  );

  await page.goto("/admin/business#contact");
  await page.getByLabel("Short name", { exact: false }).first().click();
  await measure("a letter of the details", () => page.keyboard.press("a"));

  await page.goto("/");
  const escape = () => page.keyboard.press("Escape");
  await measure(
    "the menu",
    () => page.getByRole("button", { name: /menu/i }).first().click(),
    escape,
  );
  const send = page.getByRole("button", { name: "Request Free Estimate" });
  const reload = async () => {
    await page.goto("/?again#quote-form");
    await page.getByLabel("Full Name").fill("A");
  };
  await reload();
  await measure("Send with mistakes", () => send.click(), reload);
  await reload();
  await page.getByLabel("Timing").focus();
  await measure("a select", () => page.keyboard.press("ArrowDown"));
  const arrive = async () => {
    await page.goto("about:blank");
    await page.goto("/#quote-form");
    await page.getByLabel("Full Name").focus();
  };
  await arrive();
  await measure("the first letter after a direct link", () => page.keyboard.press("a"), arrive);

  expect(slow).toEqual({});
});
