import type { Page } from "@playwright/test";
import { answerList, expect, test } from "./support/admin";
import { fullQuote } from "../contract/test/quoteRequests";

/** Interaction to Next Paint that counts as good, in ms; a letter, which somebody else follows at once, must be faster. */
const GOOD = 200;
const LETTER = 100;
/** How much slower than a developer's machine a cheap phone is, and what the latter's yardstick is, in ms. */
const SLOWNESS = 4;
const YARDSTICK = 18;
const TRIES = 5;

test.use({ viewport: { width: 390, height: 844 } });

/** Milliseconds that this machine takes for always the same work just now. */
const measureYardstick = () => {
  const timeOfWork = () => {
    const start = performance.now();
    const words: string[] = [];
    for (let index = 0; index < 300_000; index += 1) words.push(`${index % 977}`);
    words.sort();
    return performance.now() - start;
  };
  return Math.min(...Array.from({ length: 5 }, timeOfWork));
};

type Do = () => Promise<unknown>;

/**
 * The median time from the press to the next frame is at most `limit`, as the browser's event timing reports it, in ms; each
 * time on a page that was opened anew. Presses what the mouse points at, if not told otherwise.
 */
async function expectWithin(page: Page, limit: number, arrive: Do, press?: Do): Promise<void> {
  // Without Playwright's click, which would first look for the button, in the page's own time.
  const pressMouse = () => page.mouse.down().then(() => page.mouse.up());
  const session = await page.context().newCDPSession(page);
  const slowDown = (rate: number) => session.send("Emulation.setCPUThrottlingRate", { rate });
  const times: number[] = [];
  while (times.length < TRIES) {
    await page.goto("about:blank"); // else the same address with an anchor would stay
    await arrive();
    const yardstick = await page.evaluate(measureYardstick);
    const seen = await page.evaluateHandle(() => {
      const durations: number[] = [];
      new PerformanceObserver((list) => {
        durations.push(...list.getEntries().map(({ duration }) => duration));
      }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit); // it lacks the newer field
      const count = () => Array.from(performance.eventCounts.values()).reduce((a, b) => a + b, 0);
      return { durations, count, before: count() };
    });
    await slowDown(Math.max(1, (SLOWNESS * YARDSTICK) / yardstick));
    await (press ?? pressMouse)();
    // It is reported after its frame; faster than 16 ms it is only counted.
    const reported = page.waitForFunction((all) => all.durations.length > 0, seen, {
      timeout: 2000,
    });
    await reported.catch(() => {});
    await slowDown(1);
    expect(await seen.evaluate(({ count, before }) => count() - before)).toBeGreaterThan(0);
    times.push(Math.max(16, ...(await seen.evaluate(({ durations }) => durations))));
  }
  times.sort((a, b) => a - b);
  const median = times[Math.floor(TRIES / 2)];
  console.log(`${test.info().title}: ${median} ms (${times[0]} to ${times.at(-1)})`);
  expect(median).toBeLessThanOrEqual(limit);
}

for (const [kind, name] of [
  ["services", "Add"],
  ["services", "Edit"],
  ["services", "Delete"],
  ["service-areas", "Add"],
  ["service-areas", "Edit"],
  ["service-areas", "Delete"],
  ["featured-projects", "Add"],
  ["featured-projects", "Edit"],
  ["featured-projects", "Delete"],
  ["testimonials", "Edit"],
  ["testimonials", "Delete"],
  ["testimonials", "Ask"],
  ["services", "Deactivate"],
  ["services", "Move"],
] as const) {
  test(`${name} of ${kind} is answered within 200 ms`, async ({ page }) => {
    const changes = /\/api\/admin\/[\w-]+\/\d+/;
    await page.route(changes, (route) => route.fulfill({ json: { id: 1 } })); // each try finds the same
    const named = page.getByRole("button", { name: new RegExp(`^${name} `) });
    const button = page.locator('main :not([aria-disabled="true"])').and(named);
    const arrive = async () => {
      await page.goto(`/admin/${kind}`);
      await button.first().hover();
    };
    await expectWithin(page, GOOD, arrive);
  });
}

test("Save is answered within 200 ms", async ({ page }) => {
  await page.route("**/api/admin/testimonials/*", (route) => route.fulfill({ json: { id: 1 } }));
  const dialog = page.getByRole("dialog");
  const arrive = async () => {
    await page.goto("/admin/testimonials");
    const edit = page.getByRole("button", { name: /^Edit / });
    await edit.first().click();
    await dialog.getByRole("textbox").first().fill("A changed text of the review");
    await dialog.getByRole("button", { name: "Save Changes" }).hover();
  };
  await expectWithin(page, GOOD, arrive);
});

const requests = Array.from({ length: 1000 }, (_, index) => ({ ...fullQuote, id: 1000 - index }));

test("the first of 1,000 requests are drawn within 2 s of the answer", async ({ page }) => {
  // Measured in the page; from outside, the test's own waits would be included.
  await page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      if (document.querySelector("main li h3")?.textContent !== "Jane Holcomb") return;
      observer.disconnect();
      // A task queued in a frame runs after that frame is drawn.
      requestAnimationFrame(() => setTimeout(() => performance.mark("drawn")));
    });
    observer.observe(document, { childList: true, subtree: true });
  });
  await answerList(page, "quote-requests", requests);
  await page.goto("/admin/quote-requests");
  const wait = await page.waitForFunction(() => {
    const requests = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
    const answer = requests.find(({ name }) => name.endsWith("/quote-requests"));
    const [drawn] = performance.getEntriesByName("drawn");
    return answer && drawn && drawn.startTime - answer.responseEnd;
  });
  expect(await wait.jsonValue()).toBeLessThan(2000);
});

test("a key of the search among 1,000 requests is answered within 200 ms", async ({ page }) => {
  await answerList(page, "quote-requests", requests);
  const arrive = async () => {
    await page.goto("/admin/quote-requests");
    await page.getByRole("searchbox").click();
  };
  const type = () => page.keyboard.press("j");
  await expectWithin(page, GOOD, arrive, type);
});

// The first change loads what says that something is not saved, or the form's script.
for (const [what, limit, path, changed, label, key] of [
  ["a letter in Business Details", LETTER, "/admin/business#contact", "Name", "Short name", "a"],
  ["a letter in Make it yours", LETTER, "/admin/setup", "E-mail", "Name of the business", "a"],
  ["a digit of the ZIP in Make it yours", LETTER, "/admin/setup", "E-mail", "ZIP", "5"],
  ["the choice of a trade", GOOD, "/admin/setup", "E-mail", "Your trade", "ArrowDown"],
  ["the choice of a timing", GOOD, "/#quote-form", "Full Name", "Timing", "ArrowDown"],
  ["the first letter after a direct link", GOOD, "/#quote-form", "", "Full Name", "a"],
] as const) {
  test(`${what} is shown within ${limit} ms`, async ({ page }) => {
    const field = (name: string) => page.getByLabel(name).first();
    const arrive = async () => {
      await page.goto(path);
      if (changed) await field(changed).fill("A");
      await field(label).focus();
    };
    const press = () => page.keyboard.press(key);
    await expectWithin(page, limit, arrive, press);
  });
}

test("the menu opens within 200 ms", async ({ page }) => {
  const arrive = async () => {
    await page.goto("/");
    await page.getByRole("button", { name: /menu/i }).first().hover();
  };
  await expectWithin(page, GOOD, arrive);
});

test("Send with mistakes is answered within 200 ms", async ({ page }) => {
  const arrive = async () => {
    await page.goto("/#quote-form");
    await page.getByLabel("Full Name").fill("A");
    await page.getByRole("button", { name: "Request Free Estimate" }).hover();
  };
  await expectWithin(page, GOOD, arrive);
});
