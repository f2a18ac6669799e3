import { expect, test } from "../support/admin";
import { expectRoom, tinyScreens } from "../support/tinyScreen";

test("at 400 % zoom the owner's pages leave room to read, and a field of a dialog is seen with its label", async ({
  page,
}) => {
  for (const screen of tinyScreens) {
    await page.setViewportSize(screen);
    for (const path of ["/admin", "/admin/quote-requests", "/admin/business", "/admin/services"]) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 2 }).first()).toBeVisible();
      await expectRoom(page);
    }

    const edit = page.getByRole("button", { name: /^Edit / });
    await edit.first().click();
    for (const name of ["Title", "Sort Order", "Status"]) {
      const field = page.getByRole("dialog").getByLabel(name, { exact: true });
      await field.focus();
      await field.evaluate((control) => control.scrollIntoView({ block: "end" }));
      await expect(field).toBeInViewport({ ratio: 1 });
      const label = page.getByRole("dialog").locator("label").filter({ hasText: name });
      await expect(label).toBeInViewport({ ratio: 1 });
    }
  }
});
