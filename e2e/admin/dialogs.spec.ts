import type { Page } from "@playwright/test";
import { expect, test } from "../support/admin";
import { untilItListens } from "../support/untilItListens";

const openEditor = async (page: Page) => {
  await page.goto("/admin/services");
  const button = page.getByRole("button", { name: /^Edit / }).first();
  await button.click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await untilItListens(page);
  return button;
};

const askToDelete = async (page: Page) => {
  await page.goto("/admin/services");
  await page
    .getByRole("button", { name: /^Delete / })
    .first()
    .click();
  return page.getByRole("alertdialog");
};

const ways: Record<string, (page: Page) => Promise<void>> = {
  Escape: (page) => page.keyboard.press("Escape"),
  Cancel: (page) => page.getByRole("button", { name: "Cancel" }).click(),
  "the close button": (page) => page.getByRole("button", { name: "Close" }).click(),
  "a press outside": (page) => page.mouse.click(5, 300),
};

for (const [way, close] of Object.entries(ways)) {
  test(`${way} closes an untouched dialog and returns the focus`, async ({ page }) => {
    const opener = await openEditor(page);
    await close(page);

    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(opener).toBeFocused();
  });

  test(`${way} asks before discarding changes`, async ({ page }) => {
    const opener = await openEditor(page);
    await page.getByLabel("Description").fill("Typed with care");
    await close(page);

    const question = page.getByRole("alertdialog", { name: "Discard changes?" });
    await expect(question.getByRole("button", { name: "Keep Editing" })).toBeFocused();
    await question.getByRole("button", { name: "Keep Editing" }).click();
    await expect(page.getByLabel("Description")).toHaveValue("Typed with care");
    await expect(question).toHaveCount(0); // While fading out it would still catch the next press.

    await close(page);
    await question.getByRole("button", { name: "Discard" }).click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(opener).toBeFocused();
  });
}

test("does not ask when the changes were undone", async ({ page }) => {
  await openEditor(page);
  const title = await page.getByLabel("Title").inputValue();
  await page.getByLabel("Title").fill("Something else");
  await page.getByLabel("Title").fill(title);
  await page.keyboard.press("Escape");

  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("the browser's back button asks too", async ({ page }) => {
  await page.goto("/admin");
  await page.getByRole("link", { name: "Manage Services" }).click();
  await page
    .getByRole("button", { name: /^Edit / })
    .first()
    .click();
  await page.getByLabel("Description").fill("Typed with care");
  await page.goBack();

  const question = page.getByRole("alertdialog");
  await question.getByRole("button", { name: "Keep Editing" }).click();
  await expect(page).toHaveURL("/admin/services");
  await expect(page.getByLabel("Description")).toHaveValue("Typed with care");
  await expect(question).toHaveCount(0);

  await page.goBack();
  await question.getByRole("button", { name: "Discard" }).click();
  await expect(page).toHaveURL("/admin");
});

test("closing the tab asks too", async ({ page }) => {
  await openEditor(page);
  await page.getByLabel("Description").fill("Typed with care");
  const asked = page.waitForEvent("dialog");
  await page.close({ runBeforeUnload: true });

  const dialog = await asked;
  expect(dialog.type()).toBe("beforeunload");
  await dialog.accept();
});

test("the focus starts in the first field and stays in the dialog", async ({ page }) => {
  await openEditor(page);
  await expect(page.getByLabel("Title")).toBeFocused();

  for (const key of ["Tab", "Shift+Tab"]) {
    for (let press = 0; press < 15; press += 1) {
      await page.keyboard.press(key);
      await expect(page.getByRole("dialog").locator(":focus")).toHaveCount(1);
    }
  }
});

test("Save cannot be pressed twice, and shows that it is busy", async ({ page }) => {
  const puts: string[] = [];
  await page.route("**/api/admin/services/*", (route) => {
    puts.push(route.request().url());
  });
  await openEditor(page);
  await page.getByLabel("Title").press("Enter");

  await expect(page.getByRole("button", { name: "Saving..." })).toBeDisabled();
  await page.getByLabel("Title").press("Enter");
  await page.waitForTimeout(200);
  await expect.poll(() => puts).toHaveLength(1);
});

for (const [way, close] of Object.entries(ways)) {
  test(`${way} does not close a dialog while it saves, so a failed save loses nothing`, async ({
    page,
  }) => {
    let fail = () => {};
    const failing = new Promise<void>((resolve) => (fail = resolve));
    await page.route("**/api/admin/services/*", async (route) => {
      await failing;
      await route.fulfill({ status: 500, body: "The disk is full." });
    });
    await openEditor(page);
    await page.getByLabel("Description").fill("Typed with care");
    await page.getByLabel("Title").press("Enter");
    await expect(page.getByRole("button", { name: "Saving..." })).toBeVisible();
    if (way === "Cancel") {
      await expect(page.getByRole("button", { name: "Cancel" })).toBeDisabled();
    } else {
      await close(page);
    }
    fail();

    await expect(page.getByText("The disk is full.").first()).toBeVisible();
    await expect(page.getByRole("alertdialog")).toHaveCount(0);
    await expect(page.getByLabel("Description")).toHaveValue("Typed with care");
  });
}

test("Activate cannot be pressed twice, and shows that it is busy", async ({ page }) => {
  const puts: string[] = [];
  await page.route("**/api/admin/services/*", (route) => {
    puts.push(route.request().url());
  });
  await page.goto("/admin/services");
  const button = page.getByRole("button", { name: /^(Dea|A)ctivate / }).first();
  await button.click();

  const pending = page.getByRole("button", { name: /activating\.\.\. / });
  await expect(pending).toBeDisabled();
  await expect(pending).toBeFocused();
  await pending.press("Enter");
  await page.waitForTimeout(200);
  await expect.poll(() => puts).toHaveLength(1);
});

test("Delete cannot be pressed twice, and shows that it is busy", async ({ page }) => {
  await page.route("**/api/admin/services/*", () => {});
  const question = await askToDelete(page);
  await question.getByRole("button", { name: "Delete" }).click();

  await expect(page.getByRole("button", { name: "Deleting..." })).toBeDisabled();
});

test("a running delete cannot be cancelled", async ({ page }) => {
  await page.route("**/api/admin/services/*", () => {});
  const question = await askToDelete(page);
  await question.getByRole("button", { name: "Delete" }).click();
  await page.keyboard.press("Escape");

  await expect(question.getByRole("button", { name: "Cancel" })).toBeDisabled();
});
