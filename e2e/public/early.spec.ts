import { holdScripts } from "../support/holdBack";
import { expectFormOnTop } from "../support/layout";
import {
  answerQuotes,
  bodyOf,
  chooseOption,
  goodRequest,
  readSum,
  submit,
} from "../support/quoteForm";
import { callHref, sample, textHref } from "../support/sampleSite";
import { expect, test } from "../support/test";

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("every page can be read, and the form's place says how to call, text or write", async ({
    page,
  }) => {
    for (const path of ["/privacy", "/terms", "/nowhere", "/"]) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByRole("main")).toContainText(/\w{4}/);
    }
    for (const anchor of ["services", "about", "areas", "reviews", "quote-form", "contact"]) {
      await expect(page.locator(`#${anchor}`)).toBeVisible();
    }
    await expect(page.getByText(/^Loading/)).toHaveCount(0);
    const form = page.locator("#quote-form");
    await expect(form.locator("noscript p")).toContainText("This form needs JavaScript");
    for (const href of [callHref, textHref, `mailto:${sample.email}`]) {
      await expect(form.locator(`noscript a[href="${href}"]`)).toBeVisible();
    }
    await expect(page.getByRole("form")).toHaveCount(0);
  });
});

test("what is typed, pasted, chosen, ticked and even sent before the script arrives stays, and can be sent then", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const release = await holdScripts(page);
  const requests = await answerQuotes(page, { status: 400, body: "No." });
  await page.goto("/", { waitUntil: "commit" });
  await page.getByLabel("Full Name").fill(goodRequest.fullName);
  await page.getByLabel("Full Name").press("Enter");
  await submit(page);
  await page.evaluate(() => navigator.clipboard.writeText(" (706) 555-0117 "));
  const phone = page.getByLabel("Phone", { exact: true });
  await phone.focus();
  await page.keyboard.press("ControlOrMeta+V");
  await expect(phone).toHaveValue(" (706) 555-0117 ");
  await chooseOption(page, "Service Type", "Other");
  await chooseOption(page, "Timing", "Flexible");
  await page.getByLabel("Project Details").fill(goodRequest.projectDetails);
  await page.getByRole("checkbox").check();
  release();
  await readSum(page);

  expect(new URL(page.url()).search).toBe("");
  await expect(phone).toHaveValue(goodRequest.phone);
  await expect(page.getByRole("combobox", { name: "Service Type" })).toHaveValue("other");
  await submit(page);
  const sent = { ...goodRequest, serviceType: "other", timing: "flexible", consent: true };
  await expect.poll(() => bodyOf(requests[0])).toMatchObject(sent);
});

test("menu, navigation and 'Request Estimate' work before the form's script arrives", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const release = await holdScripts(page);
  await page.goto("/", { waitUntil: "domcontentloaded" });
  await page.getByRole("button", { name: "Open menu" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Areas" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.locator("#areas")).toBeInViewport();

  await page.locator("#services a[data-service=roofing]").click();
  await expectFormOnTop(page);
  release();
  await readSum(page);
  await expect(page.getByRole("combobox", { name: "Service Type" })).toHaveValue("roofing");
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
  const text = "Ann Lee of Dahlonega, Georgia, ".repeat(4);
  await page.keyboard.type(text, { delay: 20 });
  await readSum(page);

  await expect(name).toBeFocused();
  await expect(name).toHaveValue(text);
});

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

/** A page's script by its name before the hash. */
const addressOf = (script: string) => new RegExp(`/assets/${script}-[^/]*\\.js`);
