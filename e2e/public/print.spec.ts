import { openWith } from "../support/lists";
import { standStill } from "../support/layout";
import { phoneText, sample } from "../support/sampleSite";
import { expect, test, withMotion } from "../support/test";

test.use(withMotion); // what has not faded in yet is printed, too

test("the printed page has all services and how to reach the business, and no header or form", async ({
  page,
}) => {
  await openWith(page, { services: 40 });

  await page.emulateMedia({ media: "print" });
  await standStill(page);

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
});
