import type { Business } from "@ridgeline/contract/business";
import type { Page } from "@playwright/test";
import type { RunningSite } from "../servers/root";
import { logIn } from "../support/admin";
import { becomeBrand, logoOfTwoColors, painter } from "../support/brands";
import { findViolations } from "../support/observers";
import { sample } from "../support/sampleSite";
import { expect, test } from "../support/ownSite";

let site: RunningSite;
test.beforeAll(({ site: own }) => {
  site = own;
});

const become = (changes: Partial<Business>) =>
  becomeBrand(site, { business: { ...sample, ...changes } });

const read = async (path: string) => (await fetch(site.url + path)).text();

const backgroundOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => getComputedStyle(element).backgroundColor);

test("every page, icon and drawing follows the colors, within the page's policy", async ({
  page,
}) => {
  await become({ colors: { ground: "#14305a", accent: "#a84b00" } });

  await page.goto("/");
  expect(await backgroundOf(page, "section:has(#quote-form)")).toBe("rgb(20, 48, 90)");
  const button = page.getByRole("link", { name: "Request a Free Estimate" });
  await expect(button).toHaveCSS("background-color", "rgb(168, 75, 0)");
  await expect(button).toHaveCSS("border-color", "rgba(0, 0, 0, 0)"); // its own names are not the palette's
  for (const path of ["/", "/nothing", "/admin/login", "/manifest.webmanifest"]) {
    const ofSample = /#1b3a2f|#a14a1d|\/icon-|"\/favicon\.ico|\/images\/ridges/gi;
    await expect.poll(async () => (await read(path)).match(ofSample), path).toBeNull();
    const text = await read(path);
    for (const [address = ""] of text.matchAll(/\/brand\/[^")]+/g)) {
      // A busy server answers 503 while it makes other pictures.
      const typeOf = async () => (await fetch(site.url + address)).headers.get("content-type");
      await expect.poll(typeOf, address).toMatch(/^image\/(svg\+xml|png)/);
    }
  }
  await expect.poll(() => read("/brand/edge.svg")).toContain('fill="#14305a"');
});

test.describe("a pale accent", () => {
  test.use({ bypassCSP: true }); // allows axe to be injected

  // Of any other colors the contract tells the contrasts.
  test("is what it is, everything can be read, and without hills nothing of them is shown", async ({
    page,
  }) => {
    await becomeBrand(site, painter);

    for (const path of ["/", "/nothing", "/admin/login"]) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      expect(await findViolations(page)).toEqual([]);
    }
    const html = await read("/");
    expect(html).toContain(`--fill:${painter.business.colors.accent}`);
    expect(html.match(/\/assets\/(hero|edge|about-truck)-|ridges\.svg/g)).toBeNull();
    // A busy server sends its last one for a moment.
    await expect.poll(() => read("/brand/mark.svg")).not.toContain('class="hill"');
  });
});

test("the owner takes the two colors of the logo, and their own screens have them once they are saved", async ({
  page,
}) => {
  await becomeBrand(site, { business: sample, logo: logoOfTwoColors });
  await logIn(page.context(), site.adminToken);
  await page.goto("/admin/business#colors");

  await page.getByLabel("From your logo").click();
  await page.getByRole("button", { name: "Save Changes" }).click();

  await expect.poll(() => read("/")).toMatch(/--fill:#f[ef]6\w/);
  // Only the logo's dark blue has so much blue; the sample's green has less.
  await expect.poll(() => backgroundOf(page, "header")).toMatch(/^rgb\(\d\d, \d\d, [6-9]\d\)$/);
});
