import { randomUUID } from "node:crypto";
import type { APIRequestContext, Page } from "@playwright/test";
import { asOwner, list, logIn, remove } from "../support/admin";
import { awaitScript, goodRequest } from "../support/quoteForm";
import { expect, test } from "../support/test";

const review = "They came on time, and the door closes again. 👍";
const words = (page: Page) => page.getByRole("textbox", { name: "Your review" });
const send = (page: Page) => page.getByRole("button", { name: "Send Review" }).click();

/** Sends a quote request, and returns its number. */
async function addRequest(request: APIRequestContext, fullName: string): Promise<number> {
  await request.post("/api/quote", {
    data: {
      ...goodRequest,
      fullName,
      serviceType: "door-replacement",
      address: "12 Main St, Helen, GA",
      consent: true,
      mathChallenge: 3,
      mathAnswer: 3,
    },
  });
  const requests = await list(request, "quote-requests");
  return requests.find((each) => each["fullName"] === fullName)?.id ?? 0;
}

/** Invites a customer after a request, and returns the path of the link. */
async function invite(request: APIRequestContext, firstName = "Jane"): Promise<string> {
  const data = { quoteRequestId: await addRequest(request, `${firstName} Holcomb`) };
  const answer = await request.post("/api/admin/review-invitations", { ...asOwner, data });
  return new URL(((await answer.json()) as { url: string }).url).pathname;
}

async function fill(page: Page): Promise<void> {
  await awaitScript(page);
  await page.getByRole("radio", { name: "4 stars" }).check();
  await words(page).fill(review);
  await page.getByRole("checkbox").check();
}

test("on a phone the owner asks for a review and publishes what the customer writes, and a visitor reads it", async ({
  browser,
  request,
}) => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
  const id = await addRequest(request, "Walter Pruitt");
  const owners = await browser.newContext(phone);
  await logIn(owners);
  const asking = await owners.newPage();
  await asking.goto(`/admin/quote-requests#request-${id}`);
  const message = asking.waitForEvent("request", (sent) => sent.url().startsWith("sms:"));
  const card = asking.locator(`#request-${id}`);
  await card.getByText("More", { exact: true }).click();
  await card.getByRole("button", { name: "Ask for a review" }).click();
  await asking.getByRole("dialog").getByRole("link", { name: "Text" }).click();
  const text = decodeURIComponent((await message).url());
  expect(text).toMatch(/^sms:\+\d+\?&body=Hi Walter, this is Ridgeline\. .*\/review\/[\w-]{22}$/);
  await expect(card.getByText(/^Asked for a review on /)).toBeVisible();

  const sent = await request.post("/api/reviews", {
    data: {
      token: text.slice(-22),
      rating: 4,
      review,
      name: "Walter P.",
      location: "Helen",
      consent: true,
    },
  });
  expect(sent.status()).toBe(201);

  // A new page: over the first one Chromium asks which app to open, and takes every press.
  const owner = await owners.newPage();
  await owner.goto("/admin/testimonials");
  await expect(owner.locator("main li").first()).toContainText("Inactive");
  const arrived = owner.locator("main li", { hasText: "Walter P." });
  await expect(arrived).toContainText("From a customer");
  const anchor = (await arrived.locator("[id^=testimonial-]").getAttribute("id")) ?? "";
  await owner.goto("/admin");
  await owner.goto(`/admin/testimonials#${anchor}`);
  await expect(owner.locator(`#${anchor} h2`)).toBeFocused();
  await owner.getByRole("button", { name: "Activate Walter P." }).click();
  await expect(owner.getByText("Walter P. is now active").first()).toBeVisible();

  const visitor = await (await browser.newContext(phone)).newPage();
  await expect(async () => {
    await visitor.goto("/"); // nginx keeps it for a second
    await expect(visitor.locator("#reviews li", { hasText: "Walter P." })).toContainText(
      "From a customer",
      { timeout: 1000 },
    );
  }).toPass();
  await expect(visitor.locator("#reviews")).toContainText(review);
  await remove(request, "testimonials", anchor.split("-").at(-1));
});

test("a customer makes mistakes, loses the connection, reloads, and sends a review once, from whichever tab; no link and no request tells the page's address @hard", async ({
  page,
  context,
  request,
}) => {
  // Other tests' reviews arrive meanwhile. Of letters only: no greeting has digits.
  const firstName = `Jane${randomUUID().replaceAll(/[^a-f]/g, "")}`;
  const name = `${firstName} H.`;
  const path = await invite(request, firstName);
  const told: string[] = [];
  context.on("request", (sent) => {
    const { referer = "", ...others } = sent.headers();
    if (referer.includes("/review/") || JSON.stringify(others).includes(path))
      told.push(sent.url());
  });
  const other = await context.newPage();
  await other.goto(path);
  expect(await other.content()).not.toContain(path.split("/").at(-1));
  await page.goto(path);
  await expect(page.getByText("Ridgeline Home & Property: Door Replacement")).toBeVisible();
  await expect(page.getByLabel("Name as it will be shown")).toHaveValue(name);
  await expect(page.getByLabel("Town", { exact: true })).toHaveValue("Helen");
  await awaitScript(page);
  await expect(page.locator("[data-busy]")).toHaveCount(0);
  await send(page);
  for (const mistake of [
    "Please choose from one to five stars",
    "Please write at least 20 characters",
    "Please agree that we may show your review",
  ]) {
    await expect(page.getByText(mistake)).toBeVisible();
  }
  await expect(page.getByRole("radio", { name: "1 star" })).toBeFocused();

  await fill(page);
  await context.setOffline(true);
  await send(page);
  await expect(page.getByRole("alert")).toContainText("Everything you typed is still here.");

  await context.setOffline(false);
  await page.reload();
  await expect(words(page)).toHaveValue(review);
  await expect(page.getByRole("radio", { name: "4 stars" })).toBeChecked();
  await expect(page.getByRole("checkbox")).toBeChecked();
  await awaitScript(page);
  await send(page);
  await expect(page.getByRole("heading", { name: "Thank you for your review!" })).toBeFocused();

  await fill(other);
  await words(other).fill("Another one, of the same customer.");
  await send(other);
  await expect(other.getByRole("heading", { name: "We already have your review" })).toBeVisible();
  const sent = (await list(request, "testimonials")).filter((one) => one["name"] === name);
  const shown = { rating: 4, review, name, location: "Helen", isActive: false };
  expect(sent).toEqual([{ id: sent[0]?.id, ...shown }]);
  expect((await page.reload())?.status()).toBe(410);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This link has done its work");
  await remove(request, "testimonials", sent[0]?.id);

  await other.getByRole("link", { name: "Privacy Policy" }).click();
  await expect(other.getByRole("heading", { level: 1 })).toHaveText("Privacy Policy");
  expect(await other.evaluate(() => document.referrer)).toBe("");
  expect(told).toEqual([]);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a review is corrected, sent and thanked for", async ({ page, request }) => {
    await page.goto(await invite(request));
    await page.getByRole("radio", { name: "4 stars" }).check();
    await page.getByLabel("Town", { exact: true }).fill("Helen & Cleveland");
    await words(page).fill("Good.");
    await send(page);
    await expect(page.getByText("Please write at least 20 characters")).toBeVisible();
    await expect(page.getByRole("radio", { name: "4 stars" })).toBeChecked();

    await words(page).fill(review);
    await page.getByRole("checkbox").check();
    await send(page);
    await expect(page.getByRole("heading", { name: "Thank you for your review!" })).toBeVisible();
    const all = await list(request, "testimonials");
    const sent = all.filter((one) => one["location"] === "Helen & Cleveland");
    expect(sent).toMatchObject([{ rating: 4, review }]);
    await remove(request, "testimonials", sent[0]?.id);
  });
});
