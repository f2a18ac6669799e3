import type { Page } from "@playwright/test";
import { enlargeText, expectFits } from "../support/everyScreen";
import { starterLists } from "../support/lists";
import { expect, test } from "../support/test";

type Path = keyof typeof starterLists;

const named = {
  services: "Service",
  "featured-projects": "Project",
  "service-areas": "Town",
  testimonials: "Person",
} as const;

/** Opens the page with this many items in these lists; the other lists are a new site's. */
async function openWith(page: Page, counts: Partial<Record<Path, number>>): Promise<void> {
  for (const [path, items] of Object.entries(starterLists) as [Path, object[]][]) {
    const count = counts[path] ?? items.length;
    const name = path === "testimonials" || path === "service-areas" ? "name" : "title";
    const json = Array.from({ length: count }, (_, index) => ({
      ...items[index % items.length],
      id: index + 1,
      ...(counts[path] !== undefined && { [name]: `${named[path]} ${index + 1}` }),
    }));
    await page.route(`**/api/${path}`, (route) => route.fulfill({ json }));
  }
  await page.goto("/", { waitUntil: "networkidle" });
}

for (const [path, shown, label] of [
  ["featured-projects", 9, "All 40 projects"],
  ["services", 12, "All 40 services"],
  ["service-areas", 24, "All 40 service areas"],
  ["testimonials", 9, "All 40 reviews"],
] as const) {
  test(`of 40 ${path} only the first ${shown} are shown until the visitor asks for all`, async ({
    page,
  }) => {
    await openWith(page, { [path]: 40 });
    const last = page.getByText(`${named[path]} ${shown}`, { exact: true });
    const next = page.getByText(`${named[path]} ${shown + 1}`, { exact: true });
    await expect(last).toBeVisible();
    await expect(next).toBeHidden();
    const fold = page.getByText(label);
    await fold.scrollIntoViewIfNeeded();
    const before = await fold.boundingBox();

    await fold.press("Enter");

    await expect(next).toBeVisible();
    await expect(fold).toBeFocused();
    expect((await fold.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0);
  });
}

test("the first project is as wide as two, and no picture is cut to another shape than 4:3", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openWith(page, {});
  const sizes = await page
    .locator("[data-picture] img")
    .evaluateAll((all: HTMLImageElement[]) => all.map((one) => one.getBoundingClientRect()));

  expect(sizes[0]?.width).toBeGreaterThan(2 * (sizes[1]?.width ?? Infinity));
  for (const { width, height } of sizes) expect(width / height).toBeCloseTo(4 / 3, 1);
});

test("the map is lower than 60 % of the screen", async ({ page }) => {
  await openWith(page, {});
  for (const [width, height] of [
    [320, 568],
    [390, 844],
    [844, 390],
    [768, 1024],
    [1024, 768],
    [1280, 720],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    const share = async () =>
      ((await page.locator("[data-map]").boundingBox())?.height ?? Infinity) / height;

    await expect.poll(share, { message: `${width} x ${height}` }).toBeLessThan(0.6);
    expect(await share()).toBeGreaterThan(0.25);
  }
});

test("without reviews the profiles are one short line, and the navigation still leads there", async ({
  page,
}) => {
  await openWith(page, { testimonials: 0 });
  const reviews = page.locator("#reviews");

  await expect(reviews.getByRole("heading")).toHaveText(["Find Us Online"]);
  for (const name of ["Google", "Facebook", "Nextdoor", "Yelp"]) {
    await expect(reviews.getByText(name, { exact: true })).toBeVisible();
  }
  expect((await reviews.boundingBox())?.height).toBeLessThan(110);
  await page.getByRole("banner").getByRole("button", { name: "Reviews" }).click();
  const header = (await page.getByRole("banner").boundingBox())?.height ?? 0;
  const heading = reviews.getByRole("heading");
  const gap = async () => ((await heading.boundingBox())?.y ?? 0) - header;
  await expect.poll(gap).toBeLessThanOrEqual(48);
  expect(await gap()).toBeGreaterThanOrEqual(24);
});

test("no link leads to an empty section", async ({ page }) => {
  await openWith(page, { services: 0 });
  const header = page.getByRole("banner");
  await expect(header.getByRole("button", { name: "Areas", exact: true })).toBeVisible();

  await expect(header.getByRole("button", { name: "Services", exact: true })).toBeHidden();
  await expect(page.getByRole("contentinfo").getByText("Services", { exact: true })).toBeHidden();
  await expect(page.getByRole("contentinfo").getByText("Areas", { exact: true })).toBeVisible();
});

for (const [name, counts] of [
  ["one of each", { services: 1, "featured-projects": 1, "service-areas": 1, testimonials: 1 }],
  ["40 of each", { services: 40, "featured-projects": 40, "service-areas": 40, testimonials: 40 }],
] as const) {
  test(`${name} fit every screen, even with text at 200 %`, async ({ page }) => {
    await openWith(page, counts);
    for (const width of [320, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await expectFits(page, `at ${width} px`);
    }
    await enlargeText(page);
    await page.reload({ waitUntil: "networkidle" });
    for (const width of [320, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await expectFits(page, `at ${width} px, enlarged`);
    }
  });
}
