import type { PublicService } from "@ridgeline/contract/service";
import { openWithList } from "../support/lists";
import { expect, test } from "../support/test";

test("every service has a card that leads to the form", async ({ page }) => {
  const services = await openWithList<PublicService>(page, "services");

  const cards = page.locator("#services").getByRole("article");
  await expect(cards).toHaveCount(services.length);
  for (const [index, { title, description }] of services.entries()) {
    const card = cards.nth(index);
    await expect(card.getByRole("heading", { name: title })).toBeAttached();
    await expect(card).toContainText(description);
    await expect(card.locator("svg").first()).toBeAttached();
    const link = card.getByRole("link");
    await expect(link).toHaveText("Request Estimate →");
    await expect(link).toHaveAccessibleName(`Request Estimate, ${title}`);
  }
  await cards.first().click();
  await expect(page.locator("#quote-form")).toBeInViewport();
});

test("a picture that fails is replaced by a drawing with the same accessible name", async ({
  page,
}) => {
  const project = {
    id: 1,
    title: "A",
    description: "B",
    altText: "A house",
    imageUrl: "/images/none.png",
  };
  await page.route("**/api/featured-projects", (route) => route.fulfill({ json: [project] }));
  await page.goto("/");

  const card = page
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name: "A", exact: true }) });
  await card.scrollIntoViewIfNeeded();

  const picture = card.getByRole("img", { name: "A house" });
  await expect(picture).toHaveAttribute("src", "/images/no-picture.svg");
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
});
