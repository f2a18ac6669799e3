import type { Page } from "@playwright/test";
import { findViolations } from "../support/axe";
import { answerQuotes, fillQuoteForm, openQuoteForm, readSum, submit } from "../support/quoteForm";
import { enlargeText, expectFits, expectWholeWords, standStill, widths } from "../support/layout";
import { expect, test } from "../support/test";

/** Wide enough for a tablet's columns if the text were not enlarged. */
const JUST_NO_PHONE = 721;

// Allows axe to be injected into the page.
test.use({ bypassCSP: true });

const states: Record<string, (page: Page) => Promise<void>> = {
  "the landing page": async (page) => {
    await page.goto("/");
    await expect(page.locator("#services article").first()).toBeAttached();
  },
  "loading lists": async (page) => {
    await page.route(/\/api\/(services|featured|service-areas|testimonials)/, () => {});
    await page.goto("/", { waitUntil: "domcontentloaded" });
  },
  "failed lists": async (page) => {
    await page.route(/\/api\/(services|featured|service-areas|testimonials)/, (route) =>
      route.fulfill({ status: 500, body: "" }),
    );
    await page.goto("/");
  },
  "the errors": async (page) => {
    await openQuoteForm(page);
    await page.getByLabel("Phone", { exact: true }).pressSequentially("(706) 555-0142");
    await submit(page);
    await expect(page.getByText("Please select a service type")).toBeVisible();
  },
  "the form while it is sent": async (page) => {
    await answerQuotes(page, "never");
    await openQuoteForm(page);
    await fillQuoteForm(page);
    await submit(page);
    await expect(page.getByRole("button", { name: "Sending..." })).toBeFocused();
  },
  "the failure toast": async (page) => {
    await answerQuotes(page, { status: 500, body: "No." });
    await page.goto("/#quote-form");
    await fillQuoteForm(page);
    await submit(page);
    const toast = page.getByRole("listitem").filter({ hasText: "Submission failed" });
    await toast.hover();
    await standStill(page);
  },
  "the success view and toast": async (page) => {
    await answerQuotes(page, { status: 201 });
    await page.goto("/#quote-form");
    await fillQuoteForm(page);
    await submit(page);
    await expect(page.getByText("Thank you for your request!")).toBeVisible();
    await standStill(page);
  },
  "the privacy page": async (page) => {
    await page.goto("/privacy");
  },
  "the terms page": async (page) => {
    await page.goto("/terms");
  },
  "the not-found page": async (page) => {
    await page.goto("/nowhere");
  },
};

for (const [name, reach] of Object.entries(states)) {
  test(`${name} has no axe violation and fits every screen, also with text at 200 %`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 844 });
    await reach(page);
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 844 });
      // Elsewhere the header may lie over half of a link.
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
      await standStill(page);

      expect(await findViolations(page), `at ${width} px`).toEqual([]);
    }
    for (const width of [320, 768, 1024, 2560]) {
      await page.setViewportSize({ width, height: 844 });
      await expectFits(page, `${name} at ${width} px`);
    }
    await enlargeText(page);
    for (const width of [...widths, JUST_NO_PHONE]) {
      await page.setViewportSize({ width, height: 844 });
      await expectFits(page, `${name}, enlarged, at ${width} px`);
      await expectWholeWords(
        page.locator("h1, h2, :is(#about, #services) h3"),
        `${name}, enlarged, at ${width} px`,
      );
    }
  });
}

for (const [name, screen] of [
  ["the open menu", { width: 390, height: 844 }],
  ["the open menu of a phone held sideways", { width: 667, height: 375 }],
] as const) {
  test(`${name} has no axe violation, and fits also with text at 200 %`, async ({ page }) => {
    await page.setViewportSize(screen);
    await page.goto("/");
    await page.getByRole("button", { name: "Open menu" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await standStill(page);

    expect(await findViolations(page, "popup")).toEqual([]);
    await enlargeText(page);
    await expectFits(page, name);
  });
}

test("every control is at least 24 px each way, and 44 px high on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  await expect(page.locator("#services article").first()).toBeAttached();

  // Elements far below the screen are not laid out yet.
  const small = await page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        "a[href], button, input:not([tabindex='-1']), textarea",
      ),
    ]
      .filter((element) => element.checkVisibility())
      .map((element) => element.closest("label") ?? element)
      .filter((element) => element.getBoundingClientRect().height < 44)
      .filter((element) => !element.textContent.startsWith("Skip to"))
      .map((element) => element.outerHTML.slice(0, 120)),
  );
  expect(small).toEqual([]);
});

test("the focus is visible on every stop and never under the header or the call bar", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  await readSum(page);

  const hidden: string[] = [];
  const stops: string[] = [];
  for (;;) {
    await page.keyboard.press("Tab");
    const report = await page.evaluate(describeFocus);
    if (report === "end") break;
    if (report !== "") hidden.push(`${stops.length}: ${report}`);
    stops.push(await page.evaluate(() => document.activeElement?.textContent ?? ""));
  }
  expect(hidden).toEqual([]);
  expect(stops.slice(-4)).toEqual(["Terms of Service", "Call", "Text", "Free Estimate"]);
});

/** "" if the focused element is visible, "end" once the focus has left the page. */
function describeFocus(): string {
  const element = document.activeElement;
  if (!element || element === document.body) return "end";
  if (element.tagName === "IFRAME") return "";
  const box = element.getBoundingClientRect();
  const header = document.querySelector("header");
  const bar = document.querySelector('[aria-label="Contact us"]');
  const hasOutline = [undefined, "::after"].some(
    (part) => getComputedStyle(element, part).outlineStyle !== "none",
  );
  const isFixed = header?.contains(element) === true || bar?.contains(element) === true;
  if (!hasOutline) return `no outline: ${element.outerHTML.slice(0, 100)}`;
  if (isFixed || element.textContent.startsWith("Skip to")) return "";
  const top = header?.getBoundingClientRect().bottom ?? 0;
  const barTop = bar?.checkVisibility() === true ? bar.getBoundingClientRect().top : innerHeight;
  const isHidden = box.bottom <= top || box.top >= barTop;
  return isHidden ? `hidden: ${element.outerHTML.slice(0, 100)}` : "";
}
