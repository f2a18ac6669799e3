import type { Locator, Page } from "@playwright/test";
import type { PublicFeaturedProject } from "@ridgeline/contract/featuredProject";
import { expectFormOnTop } from "../support/layout";
import { displayLists, starterLists } from "../support/lists";
import { readSum } from "../support/quoteForm";
import { expect, test } from "../support/test";

const projects = starterLists["featured-projects"] as PublicFeaturedProject[]; // as the API would send them
const titles = projects.map(({ title }) => title);
const [first = "", second = "", third = ""] = titles;

const linkOf = (page: Page, title: string): Locator =>
  page.getByRole("listitem").filter({ hasText: title }).locator("a[data-picture]");

const dialogOf = (page: Page) => page.getByRole("dialog", { name: "Pictures of projects" });

/** What a visitor sees: the title below the picture, and its number and the total. */
async function expectShown(page: Page, title: string, place: string): Promise<void> {
  await expect(dialogOf(page).getByText(title, { exact: true })).toBeInViewport({ ratio: 1 });
  await expect(dialogOf(page).getByText(place, { exact: true })).toBeVisible();
}

/** Opens the page, and waits until it has drawn these projects in place of its own: a link that is pressed must stay. */
async function openPage(page: Page, shown: PublicFeaturedProject[] = projects): Promise<void> {
  const json = shown.map((project) => ({ ...project, description: "Redrawn." }));
  await page.route("**/api/featured-projects", (route) => route.fulfill({ json }));
  await page.goto("/");
  await displayLists(page);
  const descriptions = page.locator("[data-list=featured-projects] p");
  await expect(descriptions).toHaveText(json.map(({ description }) => description));
}

const total = titles.length;

test("the keyboard opens a picture; arrow keys and buttons step through them, and stop at the ends @hard", async ({
  page,
}) => {
  await openPage(page);
  await linkOf(page, first).press("Enter");
  await expectShown(page, first, `1 / ${total}`);

  const stops: unknown[] = [];
  for (let stop = 0; stop < 4; stop += 1) {
    await page.keyboard.press("Tab");
    stops.push(await page.evaluate(() => document.activeElement?.getAttribute("aria-label")));
  }
  expect(stops).toContain("Next picture");
  expect(stops.filter((label) => String(label).startsWith("Enlarge"))).toEqual([]);

  await page.keyboard.press("ArrowLeft");
  await expectShown(page, first, `1 / ${total}`);
  await page.keyboard.press("ArrowRight");
  await expectShown(page, second, `2 / ${total}`);
  await page.getByRole("button", { name: "Previous picture" }).click();
  await expectShown(page, first, `1 / ${total}`);
  await expect(page.getByRole("button", { name: "Previous picture" })).toBeDisabled();
  for (const [index, title] of titles.slice(1).entries()) {
    await page.getByRole("button", { name: "Next picture" }).click();
    await expectShown(page, title, `${index + 2} / ${total}`);
  }
  await page.keyboard.press("ArrowRight");
  await expectShown(page, titles.at(-1) ?? "", `${total} / ${total}`);
});

test("a pressed picture is shown as large as the screen, and announced; a swipe stops at the next one; Escape, Close and a press outside return to it, and 'One like this' leads to the form, and fills it in", async ({
  page,
}) => {
  const altText = projects[1]?.altText ?? "";
  const picture = dialogOf(page).getByRole("img", { name: altText });
  const top = () => page.evaluate(() => window.scrollY);
  await openPage(page);
  await linkOf(page, second).click();
  await expectShown(page, second, `2 / ${total}`);
  const { width = 0, height = 0 } = (await picture.boundingBox()) ?? {};
  expect(Math.max(width / 1280, height / 900)).toBeGreaterThan(0.75);
  await expect(picture).toHaveCSS("object-fit", "contain");
  await expect(dialogOf(page).getByRole("status")).toContainText(
    `Picture 2 of ${total}: ${altText}`,
  );
  const before = await top();
  await dialogOf(page)
    .getByRole("list")
    .evaluate((row) => row.scrollBy({ left: 0.6 * row.clientWidth }));
  await expectShown(page, third, `3 / ${total}`);

  for (const close of [
    () => page.keyboard.press("Escape"),
    () => page.getByRole("button", { name: "Close" }).click(),
    () => page.mouse.click(640, 898),
  ]) {
    await close();

    await expect(dialogOf(page)).toHaveCount(0);
    await expect(linkOf(page, second)).toBeFocused();
    expect(await top()).toBe(before);
    await linkOf(page, second).click();
    await expect(dialogOf(page)).toBeVisible(); // it opens a moment after the press
  }
  await readSum(page);
  await dialogOf(page).getByRole("link", { name: "One like this" }).click();
  await expect(dialogOf(page)).toHaveCount(0);
  await expectFormOnTop(page);
  await expect(page.getByLabel("Project Details")).toHaveValue(`Like your ${second}:\n`);
});

test("the collapsed pictures are in the dialog, too, but none that failed, which cannot be enlarged; a single one has no arrows and no number", async ({
  page,
}) => {
  const many = Array.from({ length: 40 }, (_, index) => ({
    ...projects[0],
    id: index + 1,
    title: `Project ${index + 1}`,
    description: "A deck.",
    altText: `Deck ${index + 1}`,
    imageUrl: `/images/projects/deck.svg?${index}`,
  }));
  const broken = many.map((one, index) => (index === 1 ? { ...one, imageUrl: "/none.png" } : one));
  await openPage(page, broken);
  const card = page.getByRole("listitem").filter({ hasText: "Project 2" }).first();
  const picture = card.getByRole("img", { name: "Deck 2" });
  await card.scrollIntoViewIfNeeded();
  await expect(picture).toHaveAttribute("src", "/images/no-picture.svg");
  await expect
    .poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth))
    .not.toBe(0);
  await expect(card.getByRole("link")).toHaveCount(0);
  await picture.click();
  await expect(dialogOf(page)).toHaveCount(0);

  await linkOf(page, "Project 9").click();
  await expectShown(page, "Project 9", "8 / 39");
  await page.keyboard.press("ArrowRight");
  await expectShown(page, "Project 10", "9 / 39");

  await page.keyboard.press("Escape");
  const links = page.locator("a[data-picture]");
  await links.evaluateAll((all) => all.slice(1).forEach((link) => link.remove()));
  await links.click();
  await expect(dialogOf(page).getByText("Project 1", { exact: true })).toBeInViewport();
  await expect(page.getByRole("button", { name: "Next picture" })).toBeHidden();
  await expect(dialogOf(page).getByText("1 / 1")).toBeHidden();
});
