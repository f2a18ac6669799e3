import { readFile } from "node:fs/promises";
import { answerList, expect, expectToast, test } from "../support/admin";
import { bareQuote, fullQuote } from "../support/lists";

test("Copy Details copies a summary, also over plain HTTP, where browsers have no clipboard API", async ({
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
    const copied = await clipboard.evaluate((api) => api.readText());
    expect(copied).toMatch(/^Quote Request 114 \(Nov 9, 2026\)\nFull Name: Jane Holcomb\n/);
    expect(copied).toMatch(/\nReferrer: https:\/\/www\.google\.com\/$/);
  }
});

test("Export CSV saves the shown list, safe to open in a spreadsheet", async ({ page }) => {
  const fullName = '=HYPERLINK("http://evil.example")';
  await answerList(page, "quote-requests", [{ ...fullQuote, fullName }, bareQuote]);
  await page.goto("/admin/quote-requests");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export CSV" }).click();

  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^quote-requests-\d{4}-\d{2}-\d{2}\.csv$/);
  const text = await readFile(await file.path(), "utf8");
  const [head, ...rows] = text.split("\r\n");
  expect(head).toContain("\uFEFFID,Created,Full Name,Phone,");
  expect(rows).toHaveLength(3);
  expect(rows[0]).toContain(`"'=HYPERLINK(""http://evil.example"")",`);
});
