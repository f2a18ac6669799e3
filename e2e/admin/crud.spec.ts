import {
  bringUp,
  cardOf,
  expect,
  expectToast,
  find,
  list,
  test,
  unique,
  update,
} from "../support/admin";
import { addableKinds, contentKinds, sentence } from "../support/kindDialogs";

for (const kind of addableKinds) {
  const { path, one, addLabel, editTitle, nameField, nameLabel } = kind;

  test(`a ${one} is added, changed, activated and deleted, and the database follows each time`, async ({
    page,
    request,
  }) => {
    const [name, changed] = [unique("New"), unique("Changed")];
    const dialog = page.getByRole("dialog");
    await page.goto(`/admin/${path}`);
    await page.getByRole("button", { name: addLabel, exact: true }).click();
    await kind.fill(page, name);
    await page.getByLabel("Sort Order").fill("9001");
    await page.getByLabel("Status").selectOption("Inactive");
    await dialog.getByRole("button", { name: addLabel }).click();

    await expectToast(page, "Success", `${sentence(one)} created successfully`);
    await expect(await bringUp(page, name)).toContainText("Order: 9001");
    const added = (await list(request, path)).find((item) => item[nameField] === name);
    expect(added).toMatchObject({ sortOrder: 9001, isActive: false });

    await cardOf(page, name).getByRole("button", { name: "Edit" }).click();
    await expect(page.getByRole("dialog", { name: editTitle })).toBeVisible();
    await page.getByLabel(nameLabel).fill(`  ${changed} `);
    await page.getByRole("button", { name: "Save Changes" }).click();
    await expectToast(page, "Success", `${sentence(one)} updated successfully`);
    const card = await bringUp(page, changed);
    const id = added?.id ?? 0;
    expect(await find(request, path, id)).toEqual({ ...added, [nameField]: changed });

    await card.getByRole("button", { name: "Activate" }).click();
    await expect(card.getByText("Active", { exact: true })).toBeVisible();
    await expect(card.getByRole("button", { name: "Deactivate" })).toBeFocused();
    expect(await find(request, path, id)).toMatchObject({ isActive: true });

    await card.getByRole("button", { name: "Delete" }).click();
    const question = page.getByRole("alertdialog");
    await question.getByRole("button", { name: "Delete" }).click();
    await expectToast(page, "Success", `${sentence(one)} deleted successfully`);
    await expect(cardOf(page, changed)).toHaveCount(0);
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    expect(await find(request, path, id)).toBeUndefined();
  });
}

test("a testimonial is edited with the keyboard alone, stars and all", async ({
  page,
  request,
}) => {
  const stored = (await list(request, "testimonials")).at(-1);
  if (!stored) throw new Error("The tested site has no testimonials.");
  await page.goto("/admin/testimonials");
  await page
    .getByRole("button", { name: `Edit ${String(stored["name"])}`, exact: true })
    .last()
    .press("Enter");
  await page.getByLabel("Name").fill("Dale P.");
  await page.getByRole("radio", { checked: true }).press("Home");
  await page.getByRole("radio", { name: "5 stars" }).press("ArrowRight");
  await expect(page.getByRole("radio", { name: "1 star" })).toBeChecked();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: "2 stars" })).toBeChecked();
  await page.getByLabel("Name").press("Enter");

  await expectToast(page, "Success", "Testimonial updated successfully");
  expect(await find(request, "testimonials", stored.id)).toEqual({
    ...stored,
    name: "Dale P.",
    rating: 2,
  });
  await update(request, "testimonials", stored);
});

test("the fields of each form are in the required order", async ({ page }) => {
  for (const { path, fields } of contentKinds) {
    await page.goto(`/admin/${path}`);
    await page
      .getByRole("button", { name: /^Edit / })
      .first()
      .click();
    const labels = page.getByRole("dialog").locator("label:not(:has(input)), legend");
    await expect(labels).toHaveText(fields);
  }
});
