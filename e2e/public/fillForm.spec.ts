import type { Page } from "@playwright/test";
import type { PublicFeaturedProject } from "@ridgeline/contract/featuredProject";
import { expectFormOnTop } from "../support/layout";
import { starterLists } from "../support/lists";
import { readSum } from "../support/quoteForm";
import { expect, test } from "../support/test";

const projects = starterLists["featured-projects"] as PublicFeaturedProject[]; // as the API would send them
const title = projects[1]?.title ?? "";
const town = (page: Page, name: string) => page.locator("#areas").getByRole("link", { name });
const address = (page: Page) => page.getByLabel("Project Address or City");
const details = (page: Page) => page.getByLabel("Project Details");
const serviceType = (page: Page) => page.getByRole("combobox", { name: "Service Type" });
const roofLink = (page: Page) => page.locator("#services a[data-service=roofing]");

test.use({ viewport: { width: 390, height: 844 } });

async function askForOneLike(page: Page): Promise<void> {
  await page.getByRole("listitem").filter({ hasText: title }).locator("a[data-picture]").click();
  await page.getByRole("dialog").getByRole("link", { name: "One like this" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expectFormOnTop(page);
}

test("a service's card, 'One like this' and a pressed town lead to the form, and fill it in, unless the visitor already has", async ({
  page,
}) => {
  await page.goto("/");
  await readSum(page);
  await roofLink(page).click();
  await expectFormOnTop(page);
  await askForOneLike(page);
  await town(page, "Cumming").press("Enter");
  await expectFormOnTop(page);
  await expect(serviceType(page)).toHaveValue("roofing");
  await expect(details(page)).toHaveValue(`Like your ${title}:\n`);
  await expect(address(page)).toHaveValue("Cumming");
  await town(page, "Helen").click();
  await expectFormOnTop(page);
  await expect(address(page)).toHaveValue("Helen");
  await page.reload();
  await readSum(page);
  await page.locator("#services a[data-service=gutters]").click();
  await expectFormOnTop(page);
  await town(page, "Cumming").click();
  await expectFormOnTop(page);
  await expect(serviceType(page)).toHaveValue("gutters");
  await expect(address(page)).toHaveValue("Cumming");

  await serviceType(page).selectOption("Other");
  await details(page).fill("A deck.");
  await address(page).fill("12 Mill Road");
  await roofLink(page).click();
  await askForOneLike(page);
  await town(page, "Helen").click();
  await expectFormOnTop(page);
  await expect(serviceType(page)).toHaveValue("other");
  await expect(details(page)).toHaveValue("A deck.");
  await expect(address(page)).toHaveValue("12 Mill Road");
});
