import type { Page } from "@playwright/test";
import { expect, test } from "../support/admin";
import { thereAndBack, turnWheel } from "../support/layout";

const openEditor = async (page: Page) => {
  const button = page.getByRole("button", { name: /^Edit / }).first();
  await button.click();
  await expect(page.getByRole("dialog")).toBeVisible();
  return button;
};

test("a dialog keeps the focus, closes with Escape, a press outside, Cancel and Close, asks first if it was changed, and returns the focus", async ({
  page,
}) => {
  await page.goto("/admin/services");
  const opener = await openEditor(page);
  await expect(page.getByLabel("Title")).toBeFocused();
  for (const key of thereAndBack(12)) {
    await page.keyboard.press(key);
    // On its way around, the focus passes the browser's own buttons.
    const isInside = () => document.activeElement?.matches("body, dialog, dialog *");
    expect(await page.evaluate(isInside)).toBe(true);
  }
  const pressButton = (name: string) => page.getByRole("button", { name, exact: true }).click();
  const field = page.getByLabel("Description");
  const question = page.getByRole("alertdialog", { name: "Discard changes?" });
  await field.press("x");
  await field.press("Backspace"); // nothing has changed
  await page.keyboard.press("Escape");
  await expect(opener).toBeFocused();

  await opener.click();
  await field.fill("Typed with care");
  await page.keyboard.press("Escape");
  await expect(question).toContainText("What you have typed has not been saved.");
  await expect(question.getByRole("button", { name: "Keep Editing" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(question).toHaveCount(0);
  await expect(field).toHaveValue("Typed with care");
  for (const close of [
    () => page.keyboard.press("Escape"),
    () => page.mouse.click(5, 300),
    () => pressButton("Cancel"),
    () => pressButton("Close"),
  ]) {
    await close();
    await question.getByRole("button", { name: "Discard" }).click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(opener).toBeFocused();
    await opener.click();
    await field.fill("Typed with care");
  }
});

test("the browser's Back and closing the tab ask, too, before typed text is lost", async ({
  page,
}) => {
  await page.goto("/admin");
  await page.getByRole("link", { name: "Manage Services" }).click();
  await openEditor(page);
  await page.getByLabel("Description").fill("Typed with care");
  await page.goBack();

  const question = page.getByRole("alertdialog");
  await question.getByRole("button", { name: "Keep Editing" }).click();
  await expect(page).toHaveURL("/admin/services");
  await expect(page.getByLabel("Description")).toHaveValue("Typed with care");
  await expect(question).toHaveCount(0);

  const asked = page.waitForEvent("dialog");
  await page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe("beforeunload");
  await dialog.accept();
});

test("a toast over an open dialog can be closed, and the page below stands still @hard", async ({
  page,
}) => {
  await page.goto("/admin/services");
  await openEditor(page);
  await page.route("**/api/admin/services/*", (route) => route.abort());
  await page.getByLabel("Description").fill("Typed with care");
  await page.getByRole("button", { name: "Save Changes" }).click();
  const toast = page.getByRole("listitem").filter({ hasText: "Failed to update service" });
  await toast.getByRole("button", { name: "Close" }).click();
  await expect(toast).toHaveCount(0);
  await expect(page.getByText("Not saved. We could not reach the server.")).toBeVisible();

  await turnWheel(page, 5, 500);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});
