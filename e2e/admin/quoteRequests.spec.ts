import { readFile } from "node:fs/promises";
import { answerList, cardOf, expect, expectToast, list, test, unique } from "../support/admin";
import { bareQuote, fullQuote } from "../support/lists";

const SUMMARY = `Quote Request 114 (Nov 9, 2026)
Full Name: Jane Holcomb
Phone: (706) 555-0117
Email: jane+roof@example.com
Address: 48 Auraria Road, Dahlonega
Service Type: Roofing & Roof Repair
Timing: ASAP
Budget: $1,000 - $5,000

Project Details:
A stain on the ceiling.
Near the chimney.

Tracking Information:
UTM Source: google
UTM Medium: cpc
UTM Campaign: roof-repair-fall
Referrer: https://www.google.com/`;

test("a request sent from the site is the first in the owner's list", async ({ page, request }) => {
  const fullName = unique("Priya Landry");
  const answer = await request.post("/api/quote", {
    data: {
      fullName,
      phone: "7065550117",
      serviceType: "other",
      projectDetails: "Six rental cabins to look after.",
      consent: true,
      mathChallenge: 7,
      mathAnswer: 7,
      utm_source: "newsletter",
    },
  });
  expect(answer.status()).toBe(201);
  await page.goto("/admin/quote-requests");

  const card = cardOf(page, fullName);
  await expect(card).toContainText("Six rental cabins to look after.");
  await expect(card).toContainText("newsletter");
  const stored = (await list(request, "quote-requests")).find(
    (quote) => quote["fullName"] === fullName,
  );
  await expect(card).toContainText(`ID: ${stored?.id ?? ""}`);
  const shown = await page.getByText(/^ID: \d+$/).allInnerTexts();
  const ids = shown.map((text) => Number(text.replace("ID: ", "")));
  // Another test may have sent one after it.
  expect(ids.find((id) => id <= (stored?.id ?? 0))).toBe(stored?.id);
});

test("Copy Details copies a summary and says so", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await answerList(page, "quote-requests", [fullQuote]);
  await page.goto("/admin/quote-requests");
  await page.getByRole("button", { name: "Copy Details, Jane Holcomb, ID 114" }).click();

  await expectToast(page, "Success", "Details copied to the clipboard");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(SUMMARY);
});

test("Copy Details works over plain HTTP, where browsers have no clipboard API", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.addInitScript(() => {
    const { clipboard } = navigator;
    Object.assign(window, { readClipboard: () => clipboard.readText() });
    Object.defineProperty(navigator, "clipboard", { value: undefined });
  });
  await answerList(page, "quote-requests", [fullQuote]);
  await page.goto("/admin/quote-requests");
  const button = page.getByRole("button", { name: "Copy Details" });
  await button.click();

  await expectToast(page, "Success", "Details copied to the clipboard");
  await expect(button).toBeFocused();
  const copied = await page.evaluate(() =>
    (window as unknown as { readClipboard: () => Promise<string> }).readClipboard(),
  );
  expect(copied).toBe(SUMMARY);
});

test("Export CSV saves the shown list, safe to open in a spreadsheet", async ({ page }) => {
  await answerList(page, "quote-requests", [
    { ...fullQuote, fullName: '=HYPERLINK("http://evil.example")', phone: "+17065550117" },
    bareQuote,
  ]);
  await page.goto("/admin/quote-requests");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export CSV" }).click();

  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^quote-requests-\d{4}-\d{2}-\d{2}\.csv$/);
  const text = await readFile(await file.path(), "utf8");
  expect(text.startsWith("\uFEFFID,Created,Full Name,Phone,")).toBe(true);
  const rows = text.split("\r\n");
  expect(rows).toHaveLength(4);
  expect(rows[1]).toContain(`114,2026-11-09`);
  expect(rows[1]).toContain(`"'=HYPERLINK(""http://evil.example"")",'+17065550117,`);
  expect(rows[1]).toContain('"A stain on the ceiling.\nNear the chimney."');
  expect(rows[3]).toBe("");
});
