import { bringUp, expect, expectToast, find, test, unique } from "../support/admin";
import { newService } from "../support/kindDialogs";

test("without a network every change reports that it failed, and loses nothing", async ({
  page,
  create,
}) => {
  const { title } = await create("services", newService());
  await page.goto("/admin/services");
  const card = await bringUp(page, String(title));
  await page.route("**/api/admin/services{,/*}", (route) =>
    route.request().method() === "GET" ? route.continue() : route.abort(),
  );

  await card.getByRole("button", { name: "Activate" }).click();
  await expectToast(page, "Error", "Failed to update service");

  await card.getByRole("button", { name: "Delete" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expectToast(page, "Error", "Failed to delete service");
  await expect(card).toBeVisible();

  await card.getByRole("button", { name: "Edit" }).click();
  await page.getByLabel("Title").fill("Typed with care");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expectToast(page, "Error", "Failed to update service");
  await expect(page.getByRole("button", { name: "Save Changes" })).toBeFocused();
  await expect(page.getByLabel("Title")).toHaveValue("Typed with care");
});

test("two tabs edit the same row: the last save wins", async ({
  page,
  context,
  request,
  create,
}) => {
  const { id, title } = await create("services", newService());
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.bringToFront();
    await tab.goto("/admin/services");
    const card = await bringUp(tab, String(title));
    await card.getByRole("button", { name: "Edit" }).click();
  }
  const [first, second] = [unique("First"), unique("Second")];
  for (const [tab, name] of [
    [page, first],
    [other, second],
  ] as const) {
    await tab.bringToFront();
    await tab.getByLabel("Title").fill(name);
    await tab.getByRole("button", { name: "Save Changes" }).click();
    await expectToast(tab, "Success", "Service updated successfully");
  }

  expect(await find(request, "services", id)).toMatchObject({ title: second });
  await bringUp(other, second);
});

test("Undo in the toast reverts a change, with the keyboard too", async ({
  page,
  request,
  create,
}) => {
  const { id, title } = await create("services", { ...newService(), isActive: true });
  await page.goto("/admin/services");
  const card = await bringUp(page, String(title));
  const toggle = card.getByRole("button", { name: /ctivate / });
  await toggle.press("Enter");
  await expectToast(page, "Success", `${String(title)} is now inactive`);
  expect(await find(request, "services", id)).toMatchObject({ isActive: false });

  await page.keyboard.press("F8");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Undo" })).toBeFocused();
  await page.keyboard.press("Enter");

  await expectToast(page, "Success", "Service updated successfully");
  await expectToast(page, "Success", `${String(title)} is now active`);
  await expect(toggle).toBeFocused();
  expect(await find(request, "services", id)).toMatchObject({ isActive: true });
});
