import { expect, expectToast, test } from "../support/admin";
import { expectFocusSeen } from "../support/layout";

test.use({ viewport: { width: 390, height: 844 } });

test("a save that fails keeps what was typed, and the next one goes well @hard", async ({
  page,
}) => {
  let isDown = true;
  await page.route("**/api/admin/business", async (route) => {
    if (route.request().method() !== "PUT") return route.fallback();
    if (isDown) return route.fulfill({ status: 503, body: "The database is away." });
    const sent = route.request().postDataJSON() as { version: number };
    return route.fulfill({ json: { ...sent, version: sent.version + 1 } });
  });
  await page.goto("/admin/business#contact");
  const name = page.getByLabel("Short name");
  await name.fill("Pine Ridge");
  await page.getByLabel("Yelp").fill("yelp.com/biz/ridgeline");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByRole("alert").getByText("The database is away.")).toBeVisible();
  await expect(name).toHaveValue("Pine Ridge");

  isDown = false;
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expectToast(page, "Saved", "The site shows it within a few seconds.");
  await expect(page.getByRole("button", { name: "Save Changes" })).toHaveCount(0);
  await expect(name).toHaveValue("Pine Ridge");
});

test("an opened part begins at the top of the screen, where Save stays, and never covers the focused field", async ({
  page,
}) => {
  await page.goto("/admin/business#map");
  const head = (name: string) =>
    page.locator("summary", { has: page.getByRole("heading", { name }) });
  const topOf = async (name: string) => (await head(name).boundingBox())?.y ?? NaN;
  await expect.poll(() => topOf("Map")).toBeLessThan(40);
  await head("Legal texts").click();
  await expect.poll(() => topOf("Legal texts")).toBeLessThan(40);

  await head("Words").click();
  await page.getByLabel("Headline", { exact: true }).fill("Gutters.");
  await expectFocusSeen(page, Array<string>(14).fill("Tab"));
  await expect(page.getByRole("button", { name: "Save Changes" })).toBeInViewport();
});
