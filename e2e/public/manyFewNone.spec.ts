import type { Page } from "@playwright/test";
import { named, openWith } from "../support/lists";
import { phoneText, sample } from "../support/sampleSite";
import { expect, test } from "../support/test";

test("of 40 of each only the first are shown until the visitor asks for all, whose place does not move; paper has all services and how to reach the business, and no header or form", async ({
  page,
}) => {
  await openWith(page, 40);
  await expectWholeOnPaper(page);

  for (const [path, shown, label] of [
    ["services", 12, "All 40 services"],
    ["featured-projects", 9, "All 40 projects"],
    ["service-areas", 24, "All 40 service areas"],
    ["testimonials", 9, "All 40 reviews"],
  ] as const) {
    const item = (n: number) => page.getByText(`${named[path]} ${n}`, { exact: true });
    await expect(item(shown)).toBeVisible();
    await expect(item(shown + 1)).toBeHidden();
    const fold = page.getByText(label);
    await fold.scrollIntoViewIfNeeded();
    const before = await fold.boundingBox();

    await fold.press("Enter");

    await expect(item(shown + 1)).toBeVisible();
    await expect(fold).toBeFocused();
    expect((await fold.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0);
  }
});

test("without reviews the profiles are one short line, and the navigation still leads there; none leads to an empty section", async ({
  page,
}) => {
  await openWith(page, { testimonials: 0, services: 0 });
  const reviews = page.locator("#reviews");
  await expect(reviews.getByRole("heading")).toHaveText(["Find Us Online"]);
  for (const name of ["Google", "Facebook", "Nextdoor", "Yelp"]) {
    await expect(reviews.getByText(name, { exact: true })).toBeVisible();
  }
  expect((await reviews.boundingBox())?.height).toBeLessThan(110);
  const header = page.getByRole("banner");
  await header.getByRole("button", { name: "Reviews" }).click();
  const bottom = (await header.boundingBox())?.height ?? 0;
  const gap = async () => ((await reviews.getByRole("heading").boundingBox())?.y ?? 0) - bottom;
  await expect.poll(gap).toBeLessThanOrEqual(48);
  await expect.poll(gap).toBeGreaterThanOrEqual(24);

  for (const part of [header, page.getByRole("contentinfo")]) {
    await expect(part.getByText("Services", { exact: true })).toBeHidden();
    await expect(part.getByText("Areas", { exact: true })).toBeVisible();
  }
});

async function expectWholeOnPaper(page: Page): Promise<void> {
  await page.emulateMedia({ media: "print" });
  await expect(page.locator("#services h3").filter({ visible: true })).toHaveCount(40);
  const footer = page.getByRole("contentinfo");
  for (const fact of [phoneText, sample.email, sample.address.street ?? "", "9:00 AM - 4:00 PM"]) {
    await expect(footer.getByText(fact)).toBeVisible();
  }
  await expect(footer.getByText(sample.email)).toHaveCSS("color", "rgb(20, 37, 30)");
  await expect(
    page.locator("header, form, input, button, iframe, summary").filter({ visible: true }),
  ).toHaveCount(0);
  const [picture, caption] = [page.locator("#about img"), page.locator("#about figcaption")];
  const [above, below] = [await picture.boundingBox(), await caption.boundingBox()];
  expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? Infinity));
  await page.emulateMedia({ media: "screen" });
}
