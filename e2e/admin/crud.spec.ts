import {
  adminToken,
  bringUp,
  cardOf,
  create,
  expect,
  expectToast,
  find,
  list,
  remove,
  type Stored,
  test,
  unique,
} from "../support/admin";
import { addableKinds, sentence } from "../support/contentKinds";

for (const kind of addableKinds) {
  const { path, one, many, addLabel, editTitle, nameField } = kind;
  const url = `/admin/${path}`;

  test.describe(many, () => {
    test("adds one: the dialog closes, the toast says so, the list is reloaded", async ({
      page,
      request,
    }) => {
      const name = unique("New");
      await page.goto(url);
      await page.getByRole("button", { name: addLabel, exact: true }).click();
      await expect(page.getByRole("dialog", { name: addLabel })).toBeVisible();
      await expect(page.getByLabel("Sort Order")).toHaveValue(/^[1-9]\d*$/);
      await expect(page.getByLabel("Status")).toHaveValue("active");
      await kind.fill(page, name);
      await page.getByLabel("Sort Order").fill("9001");
      await page.getByLabel("Status").selectOption("Inactive");
      const sent = page.waitForRequest((call) => call.method() === "POST");
      await page.getByRole("dialog").getByRole("button", { name: addLabel }).click();

      await expectToast(page, "Success", `${sentence(one)} created successfully`);
      await expect(page.getByRole("dialog")).toHaveCount(0);
      const card = await bringUp(page, name);
      await expect(card).toContainText("Order: 9001");
      await expect(card).toContainText("Inactive");
      const call = await sent;
      expect(call.headers()).toMatchObject({
        authorization: `Bearer ${adminToken}`,
        "content-type": "application/json",
      });
      const stored = (await list(request, path)).find((item) => item[nameField] === name);
      expect(call.postDataJSON()).toEqual(withoutId(stored));
      await remove(request, path, stored?.id ?? 0);
    });

    test("edits one: the form shows the stored values and sends all of them", async ({
      page,
      request,
    }) => {
      const stored = await create(request, path, kind.create());
      const name = unique("Changed");
      await page.goto(url);
      const card = await bringUp(page, String(stored[nameField]));
      await card.getByRole("button", { name: "Edit" }).click();
      await expect(page.getByRole("dialog", { name: editTitle })).toBeVisible();
      await expect(page.getByLabel(kind.nameLabel)).toHaveValue(String(stored[nameField]));
      await page.getByLabel(kind.nameLabel).fill(`  ${name} `);
      const sent = page.waitForRequest((call) => call.method() === "PUT");
      await page.getByRole("button", { name: "Save Changes" }).click();

      await expectToast(page, "Success", `${sentence(one)} updated successfully`);
      await expect(page.getByRole("dialog")).toHaveCount(0);
      await bringUp(page, name);
      expect((await sent).postDataJSON()).toEqual({ ...withoutId(stored), [nameField]: name });
      await remove(request, path, stored.id);
    });

    test("switches one on and off by sending only isActive", async ({ page, request }) => {
      const stored = await create(request, path, kind.create());
      await page.goto(url);
      const card = await bringUp(page, String(stored[nameField]));
      const sent = page.waitForRequest((call) => call.method() === "PUT");
      await card.getByRole("button", { name: "Activate" }).click();

      await expectToast(page, "Success", `${sentence(one)} updated successfully`);
      expect((await sent).postDataJSON()).toEqual({ isActive: true });
      await expect(card.getByText("Active", { exact: true })).toBeVisible();
      expect(await find(request, path, stored.id)).toMatchObject({ isActive: true });

      await card.getByRole("button", { name: "Deactivate" }).click();
      await expect(card.getByText("Inactive", { exact: true })).toBeVisible();
      await expect(card.getByRole("button", { name: "Activate" })).toBeFocused();
      await remove(request, path, stored.id);
    });

    test("asks before deleting, then deletes and reloads", async ({ page, request }) => {
      const stored = await create(request, path, kind.create());
      const name = String(stored[nameField]);
      await page.goto(url);
      const card = await bringUp(page, name);
      await card.getByRole("button", { name: "Delete" }).click();
      const question = page.getByRole("alertdialog");
      await expect(question).toContainText(
        `Are you sure you want to delete this ${one}? This action cannot be undone.`,
      );
      await question.getByRole("button", { name: "Cancel" }).click();
      await expect(card).toBeVisible();
      await expect(card.getByRole("button", { name: "Delete" })).toBeFocused();

      await card.getByRole("button", { name: "Delete" }).click();
      const sent = page.waitForRequest((call) => call.method() === "DELETE");
      await question.getByRole("button", { name: "Delete" }).click();

      await expectToast(page, "Success", `${sentence(one)} deleted successfully`);
      await expect(cardOf(page, name)).toHaveCount(0);
      await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
      expect((await sent).headers()["content-type"]).toBeUndefined();
      expect(await find(request, path, stored.id)).toBeUndefined();
    });
  });
}

function withoutId(stored: Stored | undefined) {
  return Object.fromEntries(Object.entries(stored ?? {}).filter(([field]) => field !== "id"));
}
