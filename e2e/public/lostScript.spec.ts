import { answerQuotes, fillQuoteForm, openQuoteForm, readSum, submit } from "../support/quoteForm";
import { expect, test } from "../support/test";

/** A page's script by its name before the hash. */
const addressOf = (script: string) => new RegExp(`/assets/${script}-[^/]*\\.js`);

test("a page whose form script is lost reloads once, and keeps what was typed", async ({
  page,
  problems,
}) => {
  await page.route(addressOf("form"), (route) => route.abort(), { times: 1 });
  const lost = page.waitForEvent("requestfailed");
  await page.goto("/", { waitUntil: "commit" });
  await page.getByLabel("Full Name").fill("Ann Lee");
  await lost;

  await readSum(page);
  await expect(page.getByLabel("Full Name")).toHaveValue("Ann Lee");
  problems.splice(0); // the lost script is reported
});

test("a page whose form script stays lost reloads only once, and can be read", async ({
  page,
  problems,
}) => {
  await page.route(addressOf("form"), (route) => route.fulfill({ status: 404, body: "" }));
  let loads = 0;
  page.on("domcontentloaded", () => (loads += 1));
  await page.goto("/");
  await expect.poll(() => loads).toBe(2);
  await page.waitForEvent("pageerror");

  await page.getByRole("link", { name: "Request a Free Estimate" }).first().click();
  await expect(page.getByLabel("Full Name")).toBeInViewport();
  expect(loads).toBe(2);
  problems.splice(0);
});

test("the form works even if the toast's script is lost", async ({ page }) => {
  await page.route(addressOf("Toaster"), (route) => route.abort());
  await answerQuotes(page, { status: 201 });
  await openQuoteForm(page);
  await fillQuoteForm(page);
  await submit(page);

  await expect(page.getByRole("heading", { name: "Thank you for your request!" })).toBeVisible();
});

test("a changed list stays as rendered if the script that draws it is lost", async ({
  page,
  problems,
}) => {
  await page.route(addressOf("Services"), (route) => route.abort());
  await page.route("**/api/services", (route) => route.fulfill({ json: [] }));
  const lost = page.waitForEvent("requestfailed");
  await page.goto("/");
  await lost;

  await expect(page.locator("#services article").first()).toBeAttached();
  await expect(page.getByText(/^Loading/)).toHaveCount(0);
  problems.splice(0); // the lost script is reported
});
