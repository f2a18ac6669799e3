import { cardOf, expect, expectToast, find, list, test, unique, update } from "../support/admin";
import { starterLists } from "../support/lists";

test("a service is added, changed, shown, hidden again and deleted, and the database follows each time @hard", async ({
  page,
  request,
}) => {
  const [title, changed] = [unique("Chimney Sweeping"), unique("Chimney Repair")];
  const slug = title.toLowerCase().replaceAll(" ", "-");
  const field = (label: string) => page.getByRole("dialog").getByLabel(label);
  const save = (label: string) =>
    page.getByRole("dialog").getByRole("button", { name: label }).click();
  await page.goto("/admin/services");
  await page.getByRole("button", { name: "Add Service" }).click();
  await field("Title").fill(title);
  await expect(field("Slug")).toBeHidden();
  await page.getByText(`Web address: ${slug}`).click();
  await expect(field("Slug")).toHaveValue(slug);
  await field("Slug").fill(`${slug}-ga`);
  await field("Title").fill(` ${title}  `); // no longer followed
  await field("Description").fill("Soot out, cap on.");
  await page.getByRole("radio", { name: "DoorOpen" }).press("ArrowRight");
  await expect(field("Icon")).toHaveValue("Square");
  await field("Sort Order").fill("9001"); // last, out of the way of other tests
  await field("Status").selectOption("Inactive");
  await save("Add Service");

  await expectToast(page, "Success", "Service created successfully");
  const card = cardOf(page, title);
  await expect(card.getByText("Inactive", { exact: true })).toBeVisible();
  const added = (await list(request, "services")).find((service) => service["title"] === title);
  expect(added).toMatchObject({ slug: `${slug}-ga`, sortOrder: 9001, isActive: false });

  await card.getByRole("button", { name: "Edit" }).click();
  await field("Title").fill(changed);
  await save("Save Changes");
  await expectToast(page, "Success", "Service updated successfully");
  const id = added?.id ?? 0;
  expect(await find(request, "services", id)).toEqual({ ...added, title: changed });

  const toggle = cardOf(page, changed).getByRole("button", { name: /ctivate / });
  await toggle.press("Enter");
  const toast = page.getByRole("listitem").filter({ hasText: `${changed} is now active` });
  await toast.hover(); // so that it stays
  await expectToast(page, "Success", `${changed} is now active`);
  await expect(toggle).toHaveText("Deactivate");
  await expect(toggle).toBeFocused();
  expect(await find(request, "services", id)).toMatchObject({ isActive: true });

  await page.keyboard.press("F8");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Undo" })).toBeFocused();
  await page.mouse.move(5, 300); // the next toast need not stay
  await page.keyboard.press("Enter");
  await expectToast(page, "Success", `${changed} is now inactive`);
  await expect(page.getByRole("button", { name: "Undo" })).toHaveCount(0);
  await expect(toggle).toBeFocused();
  expect(await find(request, "services", id)).toMatchObject({ isActive: false });

  await cardOf(page, changed).getByRole("button", { name: "Delete" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expectToast(page, "Success", "Service deleted successfully");
  await expect(cardOf(page, changed)).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  expect(await find(request, "services", id)).toBeUndefined();
});

test("a testimonial is edited with the keyboard alone, stars and all", async ({
  page,
  request,
}) => {
  const starters = starterLists.testimonials as { id: number; name: string }[]; // as the API would send them
  const name = starters.at(-1)?.name ?? ""; // other tests add some, and remove them
  const stored = (await list(request, "testimonials")).find((one) => one["name"] === name);
  if (!stored) throw new Error("The tested site has no starter content.");
  await page.goto("/admin/testimonials");
  await page.getByRole("button", { name: `Edit ${name}`, exact: true }).press("Enter");
  await page.getByLabel("Name").fill("Dale P.");
  await page.getByRole("radio", { name: "5 stars" }).press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await page.getByLabel("Name").press("Enter");

  await expectToast(page, "Success", "Testimonial updated successfully");
  const changed = { ...stored, name: "Dale P.", rating: 2 };
  expect(await find(request, "testimonials", stored.id)).toEqual(changed);
  await update(request, "testimonials", stored);
});
