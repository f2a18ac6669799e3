import type { Route } from "@playwright/test";
import {
  enlargeText,
  expectFits,
  expectGoodStates,
  findViolations,
  type States,
  type Step,
} from "../support/everyScreen";
import { displayLists } from "../support/lists";
import { standStill } from "../support/layout";
import {
  answerQuotes,
  fillQuoteForm,
  openQuoteForm,
  readShownSum,
  readSum,
  submit,
} from "../support/quoteForm";
import { expect, test } from "../support/test";

// Allows axe to be injected into the page.
test.use({ bypassCSP: true });

const open =
  (path: string): Step =>
  (page) =>
    page.goto(path);

const answerLists =
  (answer: (route: Route) => unknown): Step =>
  (page) =>
    page.route(/\/api\/(services|featured|service-areas|testimonials)/, answer);

const ways: Record<string, States> = {
  "the landing page": [
    [
      "failed",
      answerLists((route) => route.fulfill({ status: 500, body: "" })),
      open("/"),
      displayLists,
    ],
    [
      "loaded",
      answerLists((route) => route.continue()),
      open("/"),
      (page) => expect(page.locator("#services article").first()).toBeAttached(),
    ],
  ],
  "the form": [
    [
      "with errors",
      openQuoteForm,
      (page) => page.getByLabel("Phone", { exact: true }).pressSequentially("(706) 555-0142"),
      submit,
      (page) => expect(page.getByText("Please select a service type")).toBeVisible(),
    ],
    [
      "while it is sent",
      (page) => answerQuotes(page, "never"),
      openQuoteForm,
      (page) => fillQuoteForm(page),
      submit,
      (page) => expect(page.getByRole("button", { name: "Sending..." })).toBeFocused(),
    ],
  ],
  "the answer to a request": [
    [
      "the failure, with its toast",
      (page) => answerQuotes(page, { status: 500, body: "No." }, { status: 201 }),
      openQuoteForm,
      (page) => fillQuoteForm(page),
      submit,
      (page) => page.getByRole("listitem").filter({ hasText: "Submission failed" }).hover(),
    ],
    [
      "the success, with its toast",
      submit,
      (page) => page.getByRole("listitem").filter({ hasText: "request submitted!" }).hover(),
    ],
  ],
  "the answer to a form that the browser posts": [
    [
      "the form again",
      (page) => page.route(/assets\/quote-/, (route) => route.abort()),
      open("/"),
      submit,
      (page) => expect(page.getByRole("heading", { level: 1 })).toHaveText("Your free estimate"),
    ],
    [
      "the thanks",
      async (page) => fillQuoteForm(page, await readShownSum(page)),
      submit,
      (page) => expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Thank you/),
    ],
  ],
  "the other pages": [
    ["privacy", open("/privacy")],
    ["terms", open("/terms")],
    ["not found", open("/nowhere")],
  ],
};

for (const [name, states] of Object.entries(ways)) {
  test(`${name}: no axe violation, and everything fits every screen, also with text at 200 %`, async ({
    page,
  }) => {
    await expectGoodStates(page, states, page.locator("h1, h2, :is(#about, #services) h3"));
  });
}

test("the open menu has no axe violation, and fits also with text at 200 %", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  await page.getByRole("button", { name: "Open menu" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await standStill(page);

  expect(await findViolations(page, "popup")).toEqual([]);
  await enlargeText(page);
  await expectFits(page, "the menu");
});

test("every control is at least 44 px high on a phone", async ({ page }) => {
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
