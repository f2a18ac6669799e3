import type { Page, Request } from "@playwright/test";

export const goodRequest = {
  fullName: "Jane Holcomb",
  phone: "7065550117",
  serviceType: "Door Replacement",
  projectDetails: "The front door has dropped and lets in the cold.",
};

export async function openQuoteForm(page: Page): Promise<void> {
  await page.goto("/#quote-form");
  await readSum(page);
}

/** Fills in all required fields, by default with the right answer. */
export async function fillQuoteForm(
  page: Page,
  answer?: number,
  serviceType: string | { index: number } = goodRequest.serviceType,
): Promise<void> {
  await page.getByLabel("Full Name").fill(goodRequest.fullName);
  await page.getByLabel("Phone", { exact: true }).fill(goodRequest.phone);
  await chooseOption(page, "Service Type", serviceType);
  await page.getByLabel("Project Details").fill(goodRequest.projectDetails);
  await page.getByLabel("Security Question").fill(String(answer ?? (await readSum(page))));
  await page.getByRole("checkbox").check();
}

export async function chooseOption(
  page: Page,
  label: string,
  option: string | { index: number },
): Promise<void> {
  await page.getByRole("combobox", { name: label }).selectOption(option);
}

/** Waits until the form's script has taken it over, and reads the sum. */
export async function readSum(page: Page): Promise<number> {
  await awaitScript(page);
  return readShownSum(page);
}

/** Touches a form, and waits until its script has taken it over. */
export async function awaitScript(page: Page): Promise<void> {
  const form = page.locator("[data-form]");
  await form.waitFor({ state: "attached" });
  await page.waitForLoadState("domcontentloaded"); // by then the small script listens
  await form.dispatchEvent("focusin");
  await page.waitForFunction(() =>
    Object.keys(document.querySelector("[data-form]") ?? {}).some((key) =>
      key.startsWith("__react"),
    ),
  );
}

/** Of the question on the page, whoever has asked it. */
export async function readShownSum(page: Page): Promise<number> {
  const question = page.getByText(/^What is \d+ \+ \d+\?$/);
  const [, a, b] = /(\d+) \+ (\d+)/.exec((await question.textContent()) ?? "") ?? [];
  return Number(a) + Number(b);
}

export async function submit(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Request Free Estimate" }).click();
}

/** Answers POST /api/quote instead of the API, and records what was sent. */
export async function answerQuotes(
  page: Page,
  ...answers: ({ status: number; body?: string } | "never")[]
): Promise<Request[]> {
  const requests: Request[] = [];
  await page.route("**/api/quote", async (route) => {
    requests.push(route.request());
    const answer = answers[Math.min(requests.length, answers.length) - 1];
    if (answer === "never" || answer === undefined) return;
    const { status, body = '{"status":"received"}' } = answer;
    const contentType = status < 300 ? "application/json" : "text/plain; charset=utf-8";
    await route.fulfill({ status, body, contentType });
  });
  return requests;
}

export function bodyOf(request: Request | undefined): unknown {
  return request?.postDataJSON();
}
