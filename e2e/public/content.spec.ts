import type { Page } from "@playwright/test";
import type { LandingContent } from "@ridgeline/contract/landingContent";
import { startServer } from "../servers/startServer";
import { expect, test } from "../support/test";

// These tests change what every visitor sees, so they have their own site.
test.describe.configure({ mode: "serial" });

let site: Awaited<ReturnType<typeof startServer>>;
test.beforeAll(async () => {
  test.setTimeout(120_000); // it may have to be built first
  site = await startServer();
});
test.afterAll(() => site.stop());

const readList = async <Path extends keyof LandingContent>(path: Path) =>
  (await (await fetch(`${site.url}/api/${path}`)).json()) as LandingContent[Path];
const readHtml = async () => (await fetch(site.url)).text();

async function send(method: string, path: string, body: object): Promise<void> {
  const response = await fetch(`${site.url}/api/admin/${path}`, {
    method,
    headers: { Authorization: `Bearer ${site.adminToken}`, "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  expect(response.ok, await response.text()).toBe(true);
}

const addService = (slug: string, title: string, description: string) =>
  send("POST", "services", { slug, title, description, icon: "Home" });

/** Resolves once each list has been fetched and shown, and the page is interactive. */
async function openUntilFetched(page: Page): Promise<void> {
  const fetched = ["services", "featured-projects", "service-areas", "testimonials"].map((path) =>
    page.waitForResponse(`${site.url}/api/${path}`),
  );
  await page.goto(site.url);
  await Promise.all(fetched);
  await expect(page.getByText(/^Loading .*\.\.\.$/)).toHaveCount(0);
}

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("every active service, project, area and review is there, in order", async ({ page }) => {
    await page.goto(site.url);

    const services = await readList("services");
    const cards = page.locator("#services").getByRole("article");
    await expect(cards.getByRole("heading")).toHaveText(services.map(({ title }) => title));
    await expect(cards.locator("p")).toHaveText(services.map(({ description }) => description));
    const projects = await readList("featured-projects");
    const shown = page.locator("section", { hasText: "Recent Projects" }).getByRole("listitem");
    await expect(shown.getByRole("heading")).toHaveText(projects.map(({ title }) => title));
    await expect(shown.locator("p")).toHaveText(projects.map(({ description }) => description));
    const pictures = await shown
      .locator("img")
      .evaluateAll((all) => all.map((one) => [one.getAttribute("src"), one.getAttribute("alt")]));
    expect(pictures).toEqual(projects.map(({ imageUrl, altText }) => [imageUrl, altText]));
    const areas = await readList("service-areas");
    await expect(page.locator("#areas").getByRole("listitem")).toHaveText(
      areas.map(({ name }) => name),
    );
    const reviews = await readList("testimonials");
    await expect(page.locator("#reviews blockquote")).toHaveText(
      reviews.map(({ review }) => review),
    );
  });
});

test("the owner's change is soon in the HTML", async () => {
  const [first] = await readList("service-areas");

  await send("PUT", `service-areas/${first?.id}`, {
    name: "Tallulah",
    isActive: true,
    sortOrder: 0,
  });

  // Two seconds on a machine that has nothing else to do (requirement 3.17).
  await expect.poll(readHtml, { timeout: 10_000 }).toContain("Tallulah");
});

test("the page hydrates without errors, whatever the owner wrote", async ({ page }) => {
  const title = `</script><script>document.title="x"</script> 🏠 'a' "b" & $& \\u003c`;
  const arabic = "إصلاح السقف\nفي يوم واحد";
  await addService("hostile", title, arabic);
  await expect.poll(readHtml, { timeout: 10_000 }).toContain("🏠");

  await openUntilFetched(page);

  const card = page.locator("#services").getByRole("article").filter({ hasText: "🏠" });
  expect(await card.getByRole("heading").textContent()).toBe(title);
  expect(await card.locator("p").textContent()).toBe(arabic);
  expect(await page.title()).not.toBe("x");
});

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("a long text is cut off after six lines, and can be expanded and collapsed", async ({
    page,
  }) => {
    await addService(
      "long",
      "Long",
      "Every joint was measured twice, every screw set. ".repeat(20),
    );
    await expect.poll(readHtml, { timeout: 10_000 }).toContain("Every joint");
    await page.goto(site.url);
    const card = page.locator("#services article").filter({ hasText: "Every joint" });
    const text = card.getByText("Every joint");
    const lines = () =>
      text.evaluate((shown) => shown.clientHeight / parseFloat(getComputedStyle(shown).lineHeight));
    expect(Math.round(await lines())).toBe(6);

    await card.getByRole("checkbox", { name: /^More/ }).check();
    expect(await lines()).toBeGreaterThan(7);
    await card.getByRole("checkbox", { name: /^Less/ }).uncheck();
    expect(Math.round(await lines())).toBe(6);
  });

  test("a long list can be expanded", async ({ page }) => {
    const count = (await readList("services")).length;
    site.importContent({
      services: Array.from({ length: 40 - count }, (_, n) => ({
        ...{ slug: `s-${n}`, title: `Service ${n}`, description: "Work.", icon: "Home" },
        ...{ isActive: true, sortOrder: 9000 + n },
      })),
    });
    await expect.poll(readHtml, { timeout: 10_000 }).toContain("All 40 services");
    await page.goto(site.url);
    const cards = page.locator("#services").getByRole("article");
    await expect(cards).toHaveCount(12);

    await page.locator("#services").getByText("All 40 services").click();

    await expect(cards).toHaveCount(40);
  });
});
