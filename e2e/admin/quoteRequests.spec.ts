import { readFile } from "node:fs/promises";
import { answerList, expect, expectToast, test } from "../support/admin";
import { bareQuote, fullQuote } from "../../contract/test/quoteRequests";

test("Copy Details copies a summary, also over plain HTTP, where browsers have no clipboard API; Export CSV saves the list", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await answerList(page, "quote-requests", [fullQuote]);
  await page.goto("/admin/quote-requests");
  const clipboard = await page.evaluateHandle(() => navigator.clipboard);
  const button = page.getByRole("button", { name: "Copy Details, Jane Holcomb, ID 114" });
  for (const hasApi of [true, false]) {
    await clipboard.evaluate((api) => api.writeText(""));
    if (!hasApi)
      await page.evaluate(() =>
        Object.defineProperty(navigator, "clipboard", { value: undefined }),
      );
    await button.click();

    await expectToast(page, "Success", "Details copied to the clipboard");
    await expect(button).toBeFocused();
    const copied = () => clipboard.evaluate((api) => api.readText()); // the toast may be the first one's
    await expect.poll(copied).toMatch(/^Quote Request 114 /);
  }

  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export CSV" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^quote-requests-\d{4}-\d{2}-\d{2}\.csv$/);
  const text = await readFile(await file.path(), "utf8");
  expect(text).toMatch(/^\uFEFFID,Created,Full Name,Phone,/);
});

test("the owner takes a request out of spam, and deletes another @hard", async ({ page }) => {
  const quotes: { id: number }[] = [fullQuote];
  const held = [
    { ...fullQuote, id: 112, fullName: "Bot" },
    { ...bareQuote, fullName: "Marcus Bell" },
  ];
  await page.route("**/api/admin/quote-requests", (route) => route.fulfill({ json: quotes }));
  await page.route("**/api/admin/quarantine", (route) => route.fulfill({ json: held }));
  await page.route("**/api/admin/quarantine/**", (route) => {
    const isReleased = route.request().method() === "POST";
    const [taken] = held.splice(isReleased ? 1 : 0, 1);
    if (taken && isReleased) quotes.push(taken);
    return route.fulfill({ status: 204 });
  });
  await page.goto("/admin/quote-requests");
  const spam = page.getByRole("heading", { name: /^Held as spam/ });
  await expect(spam).toHaveText("Held as spam (2)");
  await spam.click();
  await page.getByRole("button", { name: "Not spam: Marcus Bell" }).click();
  await expectToast(page, "Success", "Moved to your list: Marcus Bell");
  await expect(spam).toHaveText("Held as spam (1)");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Quote Requests 2 total");

  await page.getByRole("button", { name: "Delete Bot" }).click();
  const question = page.getByRole("alertdialog", { name: "Delete the request of Bot?" });
  await question.getByRole("button", { name: "Delete" }).click();
  await expectToast(page, "Success", "Deleted: Bot");
  await expect(spam).toHaveCount(0);
});
