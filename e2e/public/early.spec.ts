import type { APIRequestContext, Page } from "@playwright/test";
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

  test("every page can be read, and no button is dead", async ({ page }) => {
    for (const path of ["/privacy", "/terms", "/nowhere", "/"]) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByRole("main")).toContainText(/\w{4}/);
    }
    for (const anchor of ["services", "about", "areas", "reviews", "quote-form", "contact"]) {
      await expect(page.locator(`#${anchor}`)).toBeVisible();
    }
    await expect(page.getByText(/^Loading/)).toHaveCount(0);
    await expect(page.getByRole("button")).toHaveText(["Request Free Estimate"]);
    const picture = page.locator("a[data-picture]").first();
    await expect(picture).toHaveAttribute("href", /^\/(images|photos)\//);
  });

  test("a form that cannot be read is told so, and nothing else", async ({ page }) => {
    await page.route("**/api/quote", (route) => route.continue({ postData: "fullName=%ff" }));
    await page.goto("/");
    await submit(page);

    await expect(page.getByText(/^The form cannot be read\. .* Back button/)).toBeInViewport();
    await expect(page.getByText(/missing or wrong/)).toHaveCount(0);
  });
});

const lost = addressOf("(quote|late)");
/** How a page loses its script; true if its small one, which is in the page itself, works. */
const ways: Record<string, [hasSmall: boolean, lose: (page: Page) => Promise<unknown>]> = {
  "of a browser older than the oldest": [false, (page) => page.addInitScript(makeOld)],
  blocked: [true, (page) => page.route(lost, (route) => route.abort("blockedbyclient"))],
};
for (const [how, [hasSmall, lose]] of Object.entries(ways)) {
  test.describe(`with its script ${how}`, () => {
    test("the form is corrected, and sends a request, and what led to it", async ({
      page,
      request,
      problems,
    }) => {
      await lose(page);
      const name = await sendWithoutScript(page, "/?utm_source=yard-sign");

      const utmSource = hasSmall ? "yard-sign" : null;
      expect(await storedAs(request, name)).toMatchObject([{ utmSource, referrer: null }]);
      await page.goto("/");
      await expect(page.getByText("We have your request from today.")).toBeVisible({
        visible: hasSmall,
      });
      await expect(page.getByRole("button", { name: "Open menu" })).toBeHidden();
      problems.splice(0); // the lost script is reported
    });
  });
}

test("a form whose script was lost for a while is taken over with the next touch", async ({
  page,
  problems,
}) => {
  await page.route(addressOf("quote"), (route) => route.abort(), { times: 1 });
  const failed = page.waitForEvent("requestfailed");
  await page.goto("/#quote-form");
  await failed;
  await page.getByLabel("Full Name").fill("Ann Lee");
  await readSum(page);

  await expect(page.getByLabel("Full Name")).toHaveValue("Ann Lee");
  problems.splice(0);
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

for (const [what, breakIt] of [
  // It will not find the form where it was.
  [
    "React fails",
    () => {
      const form = document.querySelector("[data-form] form");
      const elsewhere = document.createElement("div");
      form?.replaceWith(elsewhere);
      elsewhere.append(form ?? "");
    },
  ],
  ["our script fails", () => void Reflect.deleteProperty(JSON, "stringify")],
] as const) {
  test(`if ${what} while a request is being stored, it is thanked, and stored once`, async ({
    page,
    request,
    problems,
  }) => {
    await openQuoteForm(page);
    const name = unique("Thanked");
    await fillQuoteForm(page);
    await page.getByLabel("Full Name").fill(name);
    await page.evaluate(breakIt);
    await submit(page);

    await expect(page.getByText(thanks)).toBeVisible();
    expect(problems.splice(0)).not.toEqual([]);
    expect(await storedAs(request, name)).toHaveLength(1);
  });
}

test("the form's script comes with the form, and not with a touch elsewhere", async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (sent) => {
    const isFetchedAhead = sent.resourceType() === "fetch";
    if (addressOf("quote").test(sent.url()) && !isFetchedAhead) scripts.push(sent.url());
  });
  await page.goto("/");
  await page.mouse.click(600, 700);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(200);
  await page.evaluate(() => fetch("/api/health/live")); // what it wanted was asked for before this
  expect(scripts).toEqual([]);
  await page.getByRole("link", { name: "Request a Free Estimate" }).first().click();
  await expect.poll(() => scripts.length).toBe(1);
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

/** Fills in the form with mistakes, mends them in the page that comes back, and sends it; returns the name that was sent. */
async function sendWithoutScript(page: Page, address: string): Promise<string> {
  const name = unique("Native");
  const details = `${goodRequest.projectDetails}\n"&<b>`;
  await page.goto(address, { waitUntil: "commit" });
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
  await expect(page).toHaveURL(/\/thanks$/);
  await expect(page.getByRole("heading", { name: thanks })).toBeVisible();
  return name;
}

async function storedAs(request: APIRequestContext, name: string) {
  return (await list(request, "quote-requests")).filter((stored) => stored["fullName"] === name);
}

/** A page's script by its name before the hash. */
function addressOf(script: string): RegExp {
  return new RegExp(`/assets/${script}-[^/]*\\.js`);
}
