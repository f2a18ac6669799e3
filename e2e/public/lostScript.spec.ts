import type { Locator, Page } from "@playwright/test";
import { holdBack } from "../support/holdBack";
import {
  answerQuotes,
  chooseOption,
  fillQuoteForm,
  openQuoteForm,
  readSum,
  submit,
} from "../support/quoteForm";
import { expect, test } from "../support/test";

for (const script of ["enhance", "landing"]) {
  test(`a script lost on a weak signal is fetched again (${script}), and the page keeps all input`, async ({
    page,
  }) => {
    let isLost = true;
    await page.route(addressOf(script), (route) => (isLost ? route.abort() : route.continue()));
    const lost = page.waitForEvent("requestfailed");
    await page.goto("/");
    await lost;

    await page.getByLabel("Full Name").fill("Ann Lee");
    await page.getByRole("button", { name: "Request Free Estimate" }).click();
    isLost = false;

    await expectBackOnline(page, page.getByText("Please enter a valid phone number"));
    await expect(page.getByLabel("Full Name")).toHaveValue("Ann Lee");
  });

  test(`a page that is stale after a deploy reloads itself (${script})`, async ({ page }) => {
    await page.route(addressOf(script), (route) => route.fulfill({ status: 404, body: "" }), {
      times: 1,
    });
    let loads = 0;
    page.on("framenavigated", (frame) => (loads += frame === page.mainFrame() ? 1 : 0));
    await page.goto("/", { waitUntil: "commit" });
    await expect.poll(() => loads).toBe(2);
    await expect(page.locator("#services article").first()).toBeAttached();

    await page.getByRole("button", { name: "Request Free Estimate" }).click();
    await expect(page.getByText("Please enter a valid phone number")).toBeVisible();
  });
}

test("a legal page still becomes interactive after its script was lost once", async ({ page }) => {
  await page.route(addressOf("enhance"), (route) => route.abort(), { times: 1 });
  await page.goto("/privacy");
  await page.getByRole("banner").getByRole("button", { name: "Areas" }).click();

  await expect(page).toHaveURL(/\/#areas$/);
});

test("the form works while the toast script is lost, and the toast appears once it is there", async ({
  page,
}) => {
  let isLost = true;
  await page.route(addressOf("Toaster"), (route) => (isLost ? route.abort() : route.continue()));
  await answerQuotes(page, { status: 201 });
  await openQuoteForm(page);
  await fillQuoteForm(page);
  await submit(page);
  await expect(page.getByRole("heading", { name: "Thank you for your request!" })).toBeVisible();
  isLost = false;

  await expectBackOnline(page, page.getByText("Quote request submitted!", { exact: true }));
});

test("a changed list stays as rendered if the script that draws it is lost", async ({
  page,
  problems,
}) => {
  await page.route(addressOf("drawList"), (route) => route.abort());
  await page.route("**/api/services", (route) => route.fulfill({ json: [] }));
  const lost = page.waitForEvent("requestfailed");
  await page.goto("/");
  await lost;

  await expect(page.locator("#services article").first()).toBeAttached();
  await readSum(page);
  await expect(page.getByText(/^Loading/)).toHaveCount(0);
  expect(problems).toEqual([]);
});

for (const [name, whole, damaged] of [
  ["that throws", '"serviceTypes":', '"nothing":'],
  ["with damaged data", '{"shortName"', "{{"],
] as const) {
  test(`a form ${name} stays as rendered, keeps its input, and the rest of the page works`, async ({
    page,
    problems,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.route("/", async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(whole, damaged);
      await route.fulfill({ response, body });
    });
    const release = await holdBack(page, "**/assets/landing-*.js");
    await page.goto("/");
    await page.getByLabel("Full Name").fill("Ann Lee");
    await chooseOption(page, "Timing", "Flexible");
    await page.getByRole("checkbox").check();
    const failed = page.waitForEvent("pageerror");
    release();
    await failed;
    await page.waitForLoadState("networkidle");

    await expect(page.getByLabel("Full Name")).toHaveValue("Ann Lee");
    await expect(page.getByRole("combobox", { name: "Timing" })).toHaveValue("flexible");
    await expect(page.getByRole("checkbox")).toBeChecked();
    await page.getByRole("button", { name: "Open menu" }).click();
    await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
    expect(problems.splice(0)).not.toEqual([]);
  });
}

test("the page is painted before its script is requested", async ({ page }) => {
  await page.goto("/");
  const readTimes = () =>
    page.evaluate(() => [
      performance.getEntriesByName("first-contentful-paint")[0]?.startTime,
      performance.getEntriesByType("resource").find(({ name }) => /\/landing-[^/]*\.js$/.test(name))
        ?.startTime,
    ]);
  await expect.poll(readTimes).not.toContain(undefined);
  const [paint, script] = await readTimes();

  expect(script).toBeGreaterThan(paint ?? Number.POSITIVE_INFINITY);
});

const addressOf = (script: string) => new RegExp(`/assets/${script}-[^/]*\\.js`);

/** Fires "online", so that the page retries at once, until `sign` appears: another attempt may still be running. */
async function expectBackOnline(page: Page, sign: Locator): Promise<void> {
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event("online")));
    await expect(sign).toBeVisible({ timeout: 1000 });
  }).toPass();
}
