import type { Locator, Page } from "@playwright/test";
import type { PublicFeaturedProject } from "@ridgeline/contract/featuredProject";
import { findViolations } from "../support/everyScreen";
import { starterLists } from "../support/lists";
import { expect, test } from "../support/test";

const projects = starterLists["featured-projects"] as PublicFeaturedProject[]; // as the API would send them
const titles = projects.map(({ title }) => title);
const [first = "", second = ""] = titles;

const linkOf = (page: Page, title: string): Locator =>
  page.getByRole("listitem").filter({ hasText: title }).locator("a[data-picture]");

const dialogOf = (page: Page) => page.getByRole("dialog", { name: "Pictures of projects" });

/** What a visitor sees: the title below the picture, and its number and the total. */
async function expectShown(page: Page, title: string): Promise<void> {
  const dialog = dialogOf(page);
  await expect(dialog.getByText(title, { exact: true })).toBeInViewport({ ratio: 1 });
  await expect(dialog.getByText(`${titles.indexOf(title) + 1} / ${titles.length}`)).toBeVisible();
}

test.beforeEach(async ({ page }) => {
  // Other tests add content to the site meanwhile.
  await page.route("**/api/featured-projects", (route) => route.fulfill({ json: projects }));
});

/** Opens the page and waits until its list is drawn again. */
async function openPage(page: Page): Promise<void> {
  await page.goto("/");
  await page.waitForLoadState("networkidle");
}

async function open(page: Page, title = first): Promise<void> {
  await openPage(page);
  await linkOf(page, title).click();
  await expectShown(page, title);
}

test("a pressed picture opens at full screen size", async ({ page }) => {
  await open(page, second);

  const picture = dialogOf(page).getByRole("img", { name: projects[1]?.altText ?? "" });
  const { width = 0, height = 0 } = (await picture.boundingBox()) ?? {};
  expect(Math.max(width / 1280, height / 900)).toBeGreaterThan(0.75);
  await expect(picture).toHaveCSS("object-fit", "contain");
});

test("arrow keys and buttons step through the pictures, and stop at the ends", async ({ page }) => {
  await open(page);

  await page.keyboard.press("ArrowLeft");
  await expectShown(page, first);
  await page.keyboard.press("ArrowRight");
  await expectShown(page, second);
  await page.getByRole("button", { name: "Previous picture" }).click();
  await expectShown(page, first);
  await expect(page.getByRole("button", { name: "Previous picture" })).toBeDisabled();
  for (const title of titles.slice(1)) {
    await page.getByRole("button", { name: "Next picture" }).click();
    await expectShown(page, title);
  }
  await page.keyboard.press("ArrowRight");
  await expectShown(page, titles.at(-1) ?? "");
});

test("a swipe stops at the next picture", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page);

  await dialogOf(page)
    .getByRole("list")
    .evaluate((row) => row.scrollBy({ left: 0.6 * row.clientWidth }));

  await expectShown(page, second);
});

for (const [name, close] of [
  ["Escape", (page: Page) => page.keyboard.press("Escape")],
  ["Close", (page: Page) => page.getByRole("button", { name: "Close" }).click()],
  ["a press outside the picture", (page: Page) => page.mouse.click(640, 898)],
] as const) {
  test(`${name} returns to the picture that was pressed`, async ({ page }) => {
    await open(page, second);
    const top = () => page.evaluate(() => window.scrollY);
    const before = await top();
    await page.keyboard.press("ArrowRight");

    await close(page);

    await expect(dialogOf(page)).toHaveCount(0);
    await expect(linkOf(page, second)).toBeFocused();
    expect(await top()).toBe(before);
  });
}

test("the keyboard opens a picture and stays in the dialog", async ({ page }) => {
  await openPage(page);
  await linkOf(page, first).focus();
  await page.keyboard.press("Enter");
  await expectShown(page, first);

  const stops: unknown[] = [];
  for (let stop = 0; stop < 4; stop += 1) {
    await page.keyboard.press("Tab");
    stops.push(await page.evaluate(() => document.activeElement?.getAttribute("aria-label")));
  }
  expect(stops).toContain("Next picture");
  expect(stops.filter((label) => String(label).startsWith("Enlarge"))).toEqual([]);
});

test("a picture is announced with its position and alt text", async ({ page }) => {
  await open(page, second);

  await expect(dialogOf(page).getByRole("status")).toContainText(
    `Picture 2 of ${titles.length}: ${projects[1]?.altText}`,
  );
});

test("the collapsed pictures are in the dialog too", async ({ page }) => {
  const many = Array.from({ length: 40 }, (_, index) => ({
    ...projects[index % projects.length],
    id: index + 1,
    title: `Project ${index + 1}`,
  }));
  await page.route("**/api/featured-projects", (route) => route.fulfill({ json: many }));
  await openPage(page);
  await linkOf(page, "Project 9").click();
  await expect(dialogOf(page).getByText("9 / 40")).toBeVisible();

  await page.keyboard.press("ArrowRight");

  await expect(dialogOf(page).getByText("10 / 40")).toBeVisible();
  await expect(dialogOf(page).getByText("Project 10", { exact: true })).toBeInViewport();
});

test("a single picture has no arrows and no number", async ({ page }) => {
  await page.route("**/api/featured-projects", (route) =>
    route.fulfill({ json: projects.slice(0, 1) }),
  );
  await openPage(page);
  await expect(linkOf(page, second)).toHaveCount(0); // until the list is redrawn
  await linkOf(page, first).click();

  await expect(dialogOf(page).getByText(first, { exact: true })).toBeInViewport();
  await expect(page.getByRole("button", { name: "Next picture" })).toBeHidden();
  await expect(dialogOf(page).getByText("1 / 1")).toBeHidden();
});

test("a picture that failed cannot be enlarged, and the dialog leaves it out", async ({ page }) => {
  const [one, two, three] = projects;
  const broken = { ...two, imageUrl: "/images/none.png" };
  await page.route("**/api/featured-projects", (route) =>
    route.fulfill({ json: [one, broken, three] }),
  );
  await openPage(page);
  await expect(linkOf(page, titles[3] ?? "")).toHaveCount(0); // until the list is redrawn
  const card = page.getByRole("listitem").filter({ hasText: second });
  await card.scrollIntoViewIfNeeded();
  await expect(card.getByRole("img")).toHaveAttribute("src", "/images/no-picture.svg");

  await expect(card.getByRole("link")).toHaveCount(0);
  await expect(card.locator("svg").filter({ visible: true })).toHaveCount(0);
  await card.getByRole("img").click();
  await linkOf(page, first).click();
  await expect(dialogOf(page).getByText("1 / 2")).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(dialogOf(page).getByText(three?.title ?? "", { exact: true })).toBeInViewport();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("each picture is a link to its file", async ({ page }) => {
    await page.goto("/");

    await linkOf(page, first).click();

    await page.waitForURL(`**${projects[0]?.imageUrl}`);
  });
});

test.describe("with axe", () => {
  test.use({ bypassCSP: true });

  test("the dialog has no violation, wide or narrow", async ({ page }) => {
    await open(page);
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 844 });

      expect(await findViolations(page, "popup"), `at ${width} px`).toEqual([]);
    }
  });
});
