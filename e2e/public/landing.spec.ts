import type { PublicFeaturedProject } from "@ridgeline/contract/featuredProject";
import type { PublicService } from "@ridgeline/contract/service";
import type { PublicServiceArea } from "@ridgeline/contract/serviceArea";
import type { PublicTestimonial } from "@ridgeline/contract/testimonial";
import type { Page } from "@playwright/test";
import { callHref, phoneText, site, textHref } from "../support/site";
import { expect, test } from "../support/test";
import { untilComplete } from "../support/untilComplete";

test("the sections and their anchors are in the required order", async ({ page }) => {
  await page.goto("/");

  const anchors = [
    "main-content",
    "services",
    "about",
    "areas",
    "reviews",
    "quote-form",
    "contact",
  ];
  const found = await page.evaluate(
    (wanted) =>
      [...document.querySelectorAll("[id]")]
        .map(({ id }) => id)
        .filter((id) => wanted.includes(id)),
    anchors,
  );
  expect(found).toEqual(anchors);
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
});

test("the hero has links to the form and the phone, and three badges", async ({ page }) => {
  await page.goto("/");

  const request = page.getByRole("link", { name: "Request a Free Estimate" });
  await expect(page.getByRole("link", { name: "Call Now" })).toHaveAttribute("href", callHref);
  for (const badge of ["Licensed & Insured", "Local & Reliable", "Fast Turnaround"]) {
    await expect(page.getByText(badge, { exact: true })).toBeVisible();
  }
  await request.click();
  await expect(page.locator("#quote-form")).toBeInViewport();
});

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

test("the about section has the overview and four value points", async ({ page }) => {
  await page.goto("/");

  const about = page.locator("#about");
  await expect(about).toContainText("founded by a local contractor");
  await expect(about).toContainText("Over 15 years");
  await expect(about.getByRole("heading", { level: 3 })).toHaveText([
    "Quality Workmanship",
    "Clear Communication",
    "On-Time & On-Budget",
    "Satisfaction Guarantee",
  ]);
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

test("the areas are listed beside a map centred on them", async ({ page }) => {
  const areas = await openWithList<PublicServiceArea>(page, "service-areas");

  const section = page.locator("#areas");
  await expect(section.getByRole("listitem")).toHaveText(areas.map(({ name }) => name));
  await section.scrollIntoViewIfNeeded();
  const map = section.getByTitle(`Map of the service area around ${site.address.city}`);
  const address = new URL((await map.getAttribute("src")) ?? "");
  expect(address.host).toBe("www.openstreetmap.org");
  expect(address.searchParams.get("marker")).toBe(`${site.map.latitude},${site.map.longitude}`);
  await expect(map).toHaveAttribute(
    "sandbox",
    "allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox",
  );
  const link = section.getByRole("link", { name: "Get in touch" });
  await expect(link).toHaveText("Get in touch →");
  await link.click();
  await expect(page.locator("#quote-form")).toBeInViewport();
});

test("nothing is asked of OpenStreetMap until the map comes near the screen", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("openstreetmap.org")) asked.push(request.url());
  });
  await page.goto("/");
  await untilComplete(page);
  const areas = page.locator("#areas");
  await areas.evaluate((section) => {
    const top = section.getBoundingClientRect().top + scrollY - 2 * innerHeight;
    window.scrollTo({ top, behavior: "instant" });
  });
  await expect(areas).not.toBeInViewport();
  expect(asked).toEqual([]);

  await areas.scrollIntoViewIfNeeded();

  await expect(areas.frameLocator("iframe").getByText("The map")).toBeVisible();
  expect(asked).toHaveLength(2);
});

test("if the map cannot be loaded, a drawing replaces it", async ({ page, context }) => {
  await context.unroute(/openstreetmap\.org/);
  await context.route(/openstreetmap\.org/, (route) => route.abort());
  await page.goto("/");

  await page.locator("#areas").scrollIntoViewIfNeeded();

  await expect(page.locator("#areas iframe")).toHaveCount(0);
  const names = page.locator("#areas svg text");
  await expect(names.getByText(site.address.city, { exact: true })).toBeVisible();
  await expect(names.getByText("Lake Lanier")).toBeVisible();
});

test("of 500 service areas the first are listed, and the others on request", async ({ page }) => {
  const many = Array.from({ length: 500 }, (_, index) => ({ id: index, name: `Town ${index}` }));
  await page.route("**/api/service-areas", (route) => route.fulfill({ json: many }));
  await page.goto("/");
  const areas = page.locator("#areas");
  await expect(areas.getByText("Town 0", { exact: true })).toBeVisible();
  await expect(areas.getByText("Town 499", { exact: true })).toBeHidden();

  await areas.getByText("All 500 service areas").click();

  await expect(areas.getByText("Town 499", { exact: true })).toBeVisible();
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

test("the footer shows contact, address, hours and the current year", async ({ page }) => {
  await page.goto("/");

  const footer = page.getByRole("contentinfo");
  await expect(footer).toHaveAttribute("id", "contact");
  await expect(footer.getByRole("link", { name: phoneText })).toHaveAttribute("href", callHref);
  await expect(footer.getByRole("link", { name: "Send Text Message" })).toHaveAttribute(
    "href",
    textHref,
  );
  await expect(footer.getByRole("link", { name: site.email })).toHaveAttribute(
    "href",
    `mailto:${site.email}`,
  );
  const directions = footer.getByRole("link", { name: site.address.street });
  const destination = new URL((await directions.getAttribute("href")) ?? "").searchParams;
  expect(destination.get("destination")).toContain(site.address.street);
  await expect(directions).toHaveAttribute("rel", "noopener noreferrer");
  await expect(footer).toContainText("Monday-Friday8:00 AM - 6:00 PM");
  await expect(footer).toContainText("Saturday9:00 AM - 4:00 PM");
  await expect(footer).toContainText("SundayClosed");
  await expect(footer).toContainText("Emergency repairs24/7");
  await expect(footer).toContainText(`© ${new Date().getFullYear()} ${site.name}`);
  await expect(footer.getByRole("link", { name: "Privacy Policy" })).toHaveAttribute(
    "href",
    "/privacy",
  );
  await expect(footer.getByRole("link", { name: "Terms of Service" })).toHaveAttribute(
    "href",
    "/terms",
  );
});

test("/index.html is the landing page too", async ({ page }) => {
  await page.goto("/index.html");

  await expect(page.locator("#services").getByRole("article").first()).toBeVisible();
});

/** Opens the page; returns the list that it received, since other tests change the lists meanwhile. */
async function openWithList<Item>(page: Page, path: string): Promise<Item[]> {
  const answered = page.waitForResponse(`**/api/${path}`);
  await page.goto("/");
  return (await (await answered).json()) as Item[];
}
