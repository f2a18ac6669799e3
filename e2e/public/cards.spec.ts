import type { PublicFeaturedProject } from "@ridgeline/contract/featuredProject";
import type { PublicService } from "@ridgeline/contract/service";
import type { PublicTestimonial } from "@ridgeline/contract/testimonial";
import { openWithList } from "../support/openWithList";
import { expect, test } from "../support/test";

test("every service has a card with a link to the form", async ({ page }) => {
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
  await cards.first().getByRole("link").click();
  await expect(page.locator("#quote-form")).toBeInViewport();
});

test("an unknown icon name shows Hammer", async ({ page }) => {
  const service = { id: 1, slug: "a", title: "A", description: "B", icon: "NoSuchIcon" };
  await page.route("**/api/services", (route) => route.fulfill({ json: [service] }));
  await page.goto("/");

  await expect(page.locator("#services article svg.lucide-hammer")).toBeAttached();
});

test("every project has its picture, title and description", async ({ page }) => {
  const projects = await openWithList<PublicFeaturedProject>(page, "featured-projects");

  expect(projects).not.toEqual([]);
  for (const { title, description, altText, imageUrl } of projects) {
    const project = page.getByRole("listitem").filter({ hasText: title });
    await expect(project).toContainText(description);
    await expect(project.getByRole("img", { name: altText })).toHaveAttribute("src", imageUrl);
  }
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

  await expect(card.locator("img")).toHaveCount(0);
  await expect(card.getByRole("img", { name: "A house" })).toBeVisible();
});

test("every review shows its stars, text, name and location", async ({ page }) => {
  const reviews = await openWithList<PublicTestimonial>(page, "testimonials");

  const cards = page.getByRole("list", { name: "Reviews" }).getByRole("listitem");
  await expect(cards).toHaveCount(reviews.length);
  for (const [index, { rating, review, name, location }] of reviews.entries()) {
    const card = cards.nth(index);
    await expect(card.getByRole("img", { name: `${rating} out of 5 stars` })).toBeAttached();
    for (const text of [review, name, location]) await expect(card).toContainText(text);
  }
});
