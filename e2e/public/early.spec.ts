import type { APIRequestContext } from "@playwright/test";
import { list, unique } from "../support/admin";
import { holdScripts } from "../support/holdBack";
import { expectFormOnTop } from "../support/layout";
import {
  answerQuotes,
  bodyOf,
  chooseOption,
  fillQuoteForm,
  goodRequest,
  openQuoteForm,
  readShownSum,
  readSum,
  submit,
} from "../support/quoteForm";
import { expect, test } from "../support/test";

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the landing page can be read, and no button is dead", async ({ page }) => {
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    for (const anchor of ["services", "about", "areas", "reviews", "quote-form", "contact"]) {
      await expect(page.locator(`#${anchor}`)).toBeVisible();
    }
    await expect(page.getByText(/^Loading/)).toHaveCount(0);
    await expect(page.getByRole("button")).toHaveText(["Request Free Estimate"]);
    const picture = page.locator("a[data-picture]").first();
    await expect(picture).toHaveAttribute("href", /^\/(images|photos)\//);
  });
});

test("a browser older than the oldest shows no button that it cannot use, and sends the form by itself", async ({
  page,
  request,
}) => {
  await page.addInitScript(makeOld);
  const name = unique("Old");
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  await expect(page.getByRole("button", { name: "Open menu" })).toBeHidden();
  await fillQuoteForm(page, await readShownSum(page));
  await page.getByLabel("Full Name").fill(name);
  await submit(page);

  await expect(page).toHaveURL(/\/thanks$/);
  expect(await storedAs(request, name)).toHaveLength(1);
});

test("with its script blocked the form is corrected, and sends a request, and what led to it", async ({
  page,
  request,
  problems,
}) => {
  await page.route(addressOf("(quote|late)"), (route) => route.abort("blockedbyclient"));
  const name = unique("Native");
  const details = `${goodRequest.projectDetails}\n"&<b>`;
  await page.goto("/?utm_source=yard-sign", { waitUntil: "commit" });
  await page.getByLabel("Full Name").fill(name);
  await page.getByLabel("Phone", { exact: true }).fill("706-555-0142 / 706-555-0143");
  await chooseOption(page, "Timing", "Flexible");
  await page.getByLabel("Project Details").fill(details);
  await page.getByLabel("Security Question").fill("1");
  await submit(page);

  await expect(page).toHaveTitle(/^Please check your request/);
  const mistakes = page.locator("form li");
  await expect(mistakes).toHaveText(["Phone", "Service Type", "Security Question", "Consent"]);
  const phone = page.getByLabel("Phone", { exact: true });
  await expect(phone).toHaveAccessibleDescription(/Please enter a valid phone number/);
  await expect(page.getByRole("combobox", { name: "Timing" })).toHaveValue("flexible");
  await page.getByRole("link", { name: "How we use your information" }).click();
  await expect(page).toHaveTitle(/^Privacy Policy/);
  await page.goBack();
  await expect(page.getByLabel("Project Details")).toHaveValue(details);
  await expect(page.getByRole("main").getByRole("button")).toHaveText(["Request Free Estimate"]);

  await mistakes.getByRole("link", { name: "Phone" }).click();
  await phone.fill(goodRequest.phone);
  await chooseOption(page, "Service Type", goodRequest.serviceType);
  await page.getByRole("checkbox").check();
  await page.getByLabel("Security Question").fill(String(await readShownSum(page)));
  await submit(page);
  await expect(page.getByRole("heading", { name: thanks })).toBeVisible();
  expect(await storedAs(request, name)).toMatchObject([{ utmSource: "yard-sign", referrer: null }]);
  await page.goto("/");
  await expect(page.getByText("We have your request from today.")).toBeVisible();
  problems.splice(0); // the lost script is reported
});

test("if React fails, the form comes back with what was typed, and the browser posts it", async ({
  page,
  request,
  problems,
}) => {
  await answerQuotes(page, { status: 503 });
  await openQuoteForm(page);
  const name = unique("Native");
  await fillQuoteForm(page);
  await page.getByLabel("Full Name").fill(name);
  const calm = page.locator("[data-form] div", { hasText: /^No obligation/ }).last();
  await calm.evaluate((element) => element.replaceWith(element.cloneNode(true))); // React will not find it
  await submit(page);
  await expect.poll(() => problems).toHaveLength(1);
  expect(problems.splice(0)[0]).toContain("removeChild");

  await expect(page.getByLabel("Full Name")).toHaveValue(name);
  await expect(page.getByRole("combobox", { name: "Service Type" })).toHaveValue(
    "door-replacement",
  );
  await expect(page.getByRole("checkbox")).toBeChecked();
  await expect(page.locator("[data-form]").getByRole("link", { name: /^Or call/ })).toBeVisible();
  await page.unroute("**/api/quote");
  await submit(page);
  await expect(page.getByText(thanks)).toBeVisible();
  expect(await storedAs(request, name)).toHaveLength(1);
});

test("if React fails while a request is being stored, it is thanked, and stored once", async ({
  page,
  request,
  problems,
}) => {
  await openQuoteForm(page);
  const name = unique("Thanked");
  await fillQuoteForm(page);
  await page.getByLabel("Full Name").fill(name);
  await page.evaluate(() => {
    // It will not find the form where it was.
    const form = document.querySelector("[data-form] form");
    const elsewhere = document.createElement("div");
    form?.replaceWith(elsewhere);
    elsewhere.append(form ?? "");
  });
  await submit(page);

  await expect(page.getByText(thanks)).toBeVisible();
  expect(problems.splice(0)).not.toEqual([]);
  expect(await storedAs(request, name)).toHaveLength(1);
});

test("the form's script comes with the form, and not with a touch elsewhere; if it was lost, with the next touch", async ({
  page,
  problems,
}) => {
  let [asked, isLost] = [0, true];
  await page.route(addressOf("quote"), (route) => {
    if (route.request().resourceType() === "fetch") return route.continue(); // fetched ahead
    asked += 1;
    return isLost ? route.abort() : route.continue();
  });
  await page.goto("/");
  await page.mouse.click(600, 700);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(200);
  await page.evaluate(() => fetch("/api/health/live")); // what it wanted was asked for before this
  expect(asked).toBe(0);
  const failed = page.waitForEvent("requestfailed", (sent) => addressOf("quote").test(sent.url()));
  await page.getByRole("link", { name: "Request a Free Estimate" }).first().click();
  await failed;
  isLost = false;

  await page.getByLabel("Full Name").fill("Ann Lee");
  await readSum(page);
  await expect(page.getByLabel("Full Name")).toHaveValue("Ann Lee");
  problems.splice(0); // the lost script is reported
});

test("before the form's script arrives, menu, navigation and 'Request Estimate' work, and what is typed, pasted, chosen and ticked stays, and can be sent then", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.setViewportSize({ width: 390, height: 844 });
  const release = await holdScripts(page);
  const requests = await answerQuotes(page, { status: 400, body: "No." });
  await page.goto("/", { waitUntil: "domcontentloaded" });
  await page.getByRole("button", { name: "Open menu" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Areas" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.locator("#areas")).toBeInViewport();
  await page.locator("#services a[data-service=roofing]").click();
  await expectFormOnTop(page);

  await page.getByLabel("Full Name").fill(goodRequest.fullName);
  await page.evaluate(() => navigator.clipboard.writeText(" (706) 555-0117 "));
  const phone = page.getByLabel("Phone", { exact: true });
  await phone.focus();
  await page.keyboard.press("ControlOrMeta+V");
  await expect(phone).toHaveValue(" (706) 555-0117 ");
  await chooseOption(page, "Timing", "Flexible");
  await page.getByLabel("Project Details").fill(goodRequest.projectDetails);
  await page.getByRole("checkbox").check();
  release();
  await readSum(page);

  await expect(phone).toHaveValue(goodRequest.phone);
  await expect(page.getByRole("combobox", { name: "Service Type" })).toHaveValue("roofing");
  await submit(page);
  const sent = { ...goodRequest, serviceType: "roofing", timing: "flexible", consent: true };
  await expect.poll(() => bodyOf(requests[0])).toMatchObject(sent);
});

test("what is typed while the form's script takes over is not lost", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/", { waitUntil: "domcontentloaded" });
  // The CPU of a phone; how long it takes there is measured by bench/.
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  const name = page.getByLabel("Full Name");
  await name.focus();
  release();
  const seen = { isTakenOver: false };
  const takenOver = readSum(page).then(() => (seen.isTakenOver = true));
  let text = "";
  while (!seen.isTakenOver) {
    await page.keyboard.type("Ann Lee of ", { delay: 20 });
    text += "Ann Lee of ";
  }
  await takenOver;

  await expect(name).toBeFocused();
  await expect(name).toHaveValue(text);
});

const thanks = "Thank you for your request!";

function makeOld(): void {
  Object.assign(CSS, { supports: () => false });
  for (const name of ["IntersectionObserver", "ResizeObserver", "AbortController"])
    Reflect.deleteProperty(window, name);
}

async function storedAs(request: APIRequestContext, name: string) {
  return (await list(request, "quote-requests")).filter((stored) => stored["fullName"] === name);
}

/** A page's script by its name before the hash. */
function addressOf(script: string): RegExp {
  return new RegExp(`/assets/${script}-[^/]*\\.js`);
}
