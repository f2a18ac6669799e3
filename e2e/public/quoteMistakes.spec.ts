import type { Locator, Page } from "@playwright/test";
import { fillQuoteForm, openQuoteForm, submit } from "../support/quoteForm";
import { expect, test } from "../support/test";

const mistakes = (page: Page) => page.getByRole("form").getByText(/missing or wrong$/);

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height } });

    test.beforeEach(async ({ page }) => {
      await openQuoteForm(page);
    });

    test("a failed submit counts the mistakes and leads to the first, with its label and the count on the screen", async ({
      page,
    }) => {
      await submit(page);

      await expect(page.getByRole("alert")).toHaveText("5 answers are missing or wrong");
      await expect(page.getByLabel("Full Name")).toBeFocused();
      await expectFree(mistakes(page));
      await expectFree(page.locator("label[for=fullName]"));
      await expectFree(page.getByLabel("Full Name"));
    });

    test("each mistake links to its field, shows its label, and leaves the address unchanged", async ({
      page,
    }) => {
      await submit(page);
      const address = page.url();
      for (const [label, field] of [
        ["Full Name", "fullName"],
        [/^Phone/, "phone"],
        ["Service Type", "serviceType"],
        ["Project Details", "projectDetails"],
        ["Consent", "consent"],
      ] as const) {
        await page.getByRole("form").getByRole("link", { name: label }).click();

        await expect(page.locator(`#${field}`)).toBeFocused();
        const text = page.locator(`label[for=${field}], label:has(#${field}) span`);
        await expectFree(text);
      }
      expect(page.url()).toBe(address);
    });

    test("a first wrong field far above the button is scrolled into view with its label", async ({
      page,
    }) => {
      await fillQuoteForm(page);
      await page.getByLabel("Service Type").selectOption("");
      await submit(page);

      await expect(page.getByLabel("Service Type")).toBeFocused();
      await expectFree(page.locator("label[for=serviceType]"));
      await expectFree(page.getByText("Please select a service type"));
    });

    test("the count shrinks and disappears as the answers are fixed, and the fields do not move", async ({
      page,
    }) => {
      await submit(page);

      await stays(page.getByLabel("Project Details"), (field) => field.fill("x".repeat(20)));
      await expect(mistakes(page)).toHaveText("4 answers are missing or wrong");
      await expect(page.getByRole("alert")).toHaveCount(0);
      await stays(page.getByLabel("Full Name"), (field) => field.pressSequentially("Jo"));
      await expect(mistakes(page)).toHaveText("3 answers are missing or wrong");
      await stays(page.getByLabel("Service Type"), (field) => field.selectOption("Other"));
      await stays(page.getByRole("checkbox"), (field) => field.check());
      await expect(mistakes(page)).toHaveText("1 answer is missing or wrong");
      await stays(page.getByLabel("Phone", { exact: true }), (field) => field.fill("7065550117"));
      await expect(mistakes(page)).toHaveCount(0);
    });
  });
}

test("only required fields are announced as required", async ({ page }) => {
  await openQuoteForm(page);
  const required = page.locator("form [aria-required=true]");

  expect(await required.evaluateAll((fields) => fields.map(({ id }) => id))).toEqual([
    "fullName",
    "phone",
    "serviceType",
    "projectDetails",
    "mathChallenge",
    "consent",
  ]);
});

/** All of it is on the screen, and neither the header nor the call bar covers it. */
async function expectFree(part: Locator): Promise<void> {
  await expect
    .poll(() =>
      part.evaluate((element) => {
        const { left, top, bottom } = element.getBoundingClientRect();
        return [top + 2, bottom - 2].every((y) => {
          const hit = document.elementFromPoint(left + 4, y);
          return hit !== null && (element.contains(hit) || hit.contains(element));
        });
      }),
    )
    .toBe(true);
}

/** The action does not move the field on the screen. */
async function stays(field: Locator, act: (field: Locator) => Promise<unknown>): Promise<void> {
  await field.focus();
  await field.scrollIntoViewIfNeeded();
  const before = (await field.boundingBox())?.y ?? 0;
  await act(field);
  await expect(field).not.toHaveAttribute("aria-invalid");
  expect(Math.abs(((await field.boundingBox())?.y ?? 0) - before)).toBeLessThan(2);
}
