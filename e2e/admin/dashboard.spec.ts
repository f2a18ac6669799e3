import { answerList, expect, list, test } from "../support/admin";
import { managedAreas } from "../support/contentKinds";
import { fullQuote } from "../support/quotes";

const areas = managedAreas.map(({ title, path }) => [title, `/admin/${path}`, path] as const);

const numberOf = (items: number) =>
  Array.from({ length: items }, (_, id) => ({ ...fullQuote, id }));

test("shows the length of each list, and links to each area", async ({ page }) => {
  for (const [index, [, , path]] of areas.entries()) {
    await answerList(page, path, numberOf(index));
  }
  await page.goto("/admin");

  await expect(page.locator("dl dt")).toHaveText(areas.map(([title]) => title));
  await expect(page.locator("dl dd")).toHaveText(areas.map((_, index) => String(index)));
  for (const [index, [title, path]] of areas.entries()) {
    const card = page
      .getByRole("article")
      .filter({ has: page.getByRole("heading", { name: title, exact: true }) });
    await expect(card).toContainText(index === 1 ? "1 item" : `${index} items`);
    await expect(card.getByRole("link", { name: `Manage ${title}` })).toHaveAttribute("href", path);
  }
});

test("the counts are those of the database", async ({ page, request }) => {
  const testimonials = await list(request, "testimonials");
  await page.goto("/admin");

  await expect(page.locator("dl dd").first()).toHaveText(String(testimonials.length));
});

for (const [title, path] of areas) {
  test(`'Manage ${title}' goes to its page, and back`, async ({ page }) => {
    await page.goto("/admin");
    await page.getByRole("link", { name: `Manage ${title}`, exact: true }).click();

    await expect(page).toHaveURL(path);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(title);
    await expect(page).toHaveTitle(new RegExp(`^${title} \\| `));

    await page.getByRole("link", { name: "Back to Dashboard" }).click();
    await expect(page).toHaveURL("/admin");
  });
}

test("'View Site' opens the site in a new tab", async ({ page, context }) => {
  await page.goto("/admin");
  const opened = context.waitForEvent("page");
  await page.getByRole("link", { name: "View Site" }).click();

  await expect(await opened).toHaveURL("/");
});

test("the quick actions do nothing", async ({ page }) => {
  await page.goto("/admin");
  await expect(page.locator("dl dd")).toHaveText(areas.map(() => /^\d+$/));
  const requests: string[] = [];
  page.on("request", (request) => {
    if (["document", "fetch"].includes(request.resourceType())) requests.push(request.url());
  });

  for (const name of ["View Activity Log", "View Analytics"]) {
    await page.getByRole("button", { name }).click();
  }

  await expect(page).toHaveURL("/admin");
  expect(requests).toEqual([]);
});

test("a failed list offers 'Try again', and the others stay", async ({ page }) => {
  await answerList(page, "testimonials", numberOf(3));
  await page.route("**/api/admin/services", (route) => route.fulfill({ status: 500 }));
  await page.goto("/admin");

  await expect(page.getByText("Failed to fetch services", { exact: true })).toBeVisible();
  await expect(page.locator("dl dd").first()).toHaveText("3");

  await page.unroute("**/api/admin/services");
  await answerList(page, "services", numberOf(7));
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.locator("dl dd").nth(1)).toHaveText("7");
});

test("a list is fetched when a page that shows it is entered, and not again on focus or after a failure", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/")) asked.push(new URL(request.url()).pathname);
  });
  await page.route("**/api/admin/service-areas", (route) => route.fulfill({ status: 500 }));
  await page.goto("/admin");
  await expect(page.getByText("Failed to fetch service areas")).toBeVisible();
  await page.getByRole("link", { name: "Manage Services" }).click();
  await expect(page.getByRole("heading", { level: 2 }).first()).toBeVisible();
  await page.evaluate(() => {
    window.dispatchEvent(new Event("focus"));
    document.dispatchEvent(new Event("visibilitychange"));
    window.dispatchEvent(new Event("online"));
  });
  await page.waitForTimeout(500);

  const onTheDashboard = [...areas.map(([, , path]) => path), "quarantine", "notifications"];
  const expected = [...onTheDashboard, "services"].map((path) => `/api/admin/${path}`);
  expect(asked.sort()).toEqual(expected.sort());
});
