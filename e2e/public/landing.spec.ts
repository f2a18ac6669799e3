import { callHref, phoneText, site, textHref } from "../support/site";
import { expect, test } from "../support/test";

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
