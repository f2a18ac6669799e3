import type { Page } from "@playwright/test";
import type { PublicFeaturedProject } from "@ridgeline/contract/featuredProject";
import { expectFormOnTop } from "../support/layout";
import { starterLists } from "../support/lists";
import { submit } from "../support/quoteForm";
import { expect, test } from "../support/test";

const projects = starterLists["featured-projects"] as PublicFeaturedProject[]; // as the API would send them
const title = projects[1]?.title ?? "";
const town = (page: Page, name: string) => page.locator("#areas").getByRole("link", { name });
const address = (page: Page) => page.getByLabel("Project Address or City");
const details = (page: Page) => page.getByLabel("Project Details");

async function openPage(page: Page): Promise<void> {
  await Promise.all([page.waitForResponse("**/api/testimonials"), page.goto("/")]);
}

async function askForOneLike(page: Page): Promise<void> {
  await page.getByRole("listitem").filter({ hasText: title }).locator("a[data-picture]").click();
  await page.getByRole("dialog").getByRole("link", { name: "One like this" }).click();
}

test("'One like this' leads to the form, and begins the details of the project", async ({
  page,
}) => {
  await openPage(page);
  await askForOneLike(page);

  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expectFormOnTop(page);
  await expect(details(page)).toHaveValue(`Like your ${title}:\n`);
  await submit(page);
  await expect(page.getByText("Please enter a valid phone number")).toBeVisible();
  await expect(page.getByText("Please provide project details")).toHaveCount(0);
});

test("'One like this' keeps the details that are there", async ({ page }) => {
  await openPage(page);
  await details(page).fill("A deck.");
  await askForOneLike(page);

  await expectFormOnTop(page);
  await expect(details(page)).toHaveValue("A deck.");
});

test("a pressed town leads to the form and fills in its address; another one replaces it", async ({
  page,
}) => {
  await openPage(page);
  await town(page, "Helen").click();
  await expectFormOnTop(page);
  await expect(address(page)).toHaveValue("Helen");

  await town(page, "Cumming").focus();
  await page.keyboard.press("Enter");
  await expect(address(page)).toHaveValue("Cumming");
  await expectFormOnTop(page);
});

test("a pressed town does not replace an address that was typed", async ({ page }) => {
  await openPage(page);
  await address(page).fill("12 Mill Road");
  await town(page, "Helen").click();

  await expectFormOnTop(page);
  await expect(address(page)).toHaveValue("12 Mill Road");
});
