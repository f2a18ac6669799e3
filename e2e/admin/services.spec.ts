import { answerList, expect, expectToast, test, unique } from "../support/admin";
import { newService } from "../support/kindDialogs";

const service = {
  id: 1,
  slug: "door-replacement",
  title: "Door Replacement",
  description: "Hung true.",
  icon: "DoorOpen",
  isActive: true,
  sortOrder: 3,
};

test("a card shows order, status, title, slug, description and icon name", async ({ page }) => {
  await answerList(page, "services", [service]);
  await page.goto("/admin/services");

  const card = page.getByRole("main").getByRole("listitem");
  await expect(card.getByRole("heading")).toHaveText("Door Replacement");
  for (const text of ["Order: 3", "Active", "door-replacement", "Hung true.", "Icon: DoorOpen"]) {
    await expect(card.getByText(text, { exact: true })).toBeVisible();
  }
});

test("the collapsed slug follows the title until it is edited", async ({ page }) => {
  await page.goto("/admin/services");
  await page.getByRole("button", { name: "Add Service" }).click();
  await page.getByLabel("Title").pressSequentially("Kitchen & Bath");
  await expect(page.getByLabel("Slug")).toBeHidden();
  await page.getByText("Web address: kitchen-bath").click();
  await expect(page.getByLabel("Slug")).toHaveValue("kitchen-bath");

  await page.getByLabel("Slug").fill("kitchens");
  await page.getByLabel("Title").pressSequentially(" Updates");
  await expect(page.getByLabel("Slug")).toHaveValue("kitchens");
});

test("the slug of a service stays when its title is edited", async ({ page }) => {
  await answerList(page, "services", [service]);
  await page.goto("/admin/services");
  await page.getByRole("button", { name: "Edit Door Replacement" }).click();
  await page.getByLabel("Title").fill("Doors");

  await expect(page.getByText("Web address: door-replacement")).toBeVisible();
});

test("a slug that is taken: the message names it, and all typed text stays", async ({
  page,
  create,
}) => {
  const stored = await create("services", newService());
  await page.goto("/admin/services");
  await page.getByRole("button", { name: "Add Service" }).click();
  await page.getByLabel("Title").fill(unique("Another"));
  await page.getByText(/^Web address: another/).click();
  await page.getByLabel("Slug").fill(String(stored["slug"]));
  await page.getByLabel("Description").fill("With the same slug.");
  await page.getByLabel("Icon").fill("Hammer");
  await page.getByRole("dialog").getByRole("button", { name: "Add Service" }).click();

  await expectToast(
    page,
    "Error",
    `The slug '${String(stored["slug"])}' is already used by another service.`,
  );
  await expect(page.getByLabel("Description")).toHaveValue("With the same slug.");
});

test("the icon tiles are a radio group for the keyboard", async ({ page }) => {
  await answerList(page, "services", [service]);
  await page.goto("/admin/services");
  await page.getByRole("button", { name: "Edit Door Replacement" }).click();
  await page.getByRole("radio", { checked: true }).press("ArrowRight");

  await expect(page.getByRole("radio", { name: "Square" })).toBeFocused();
  await expect(page.getByLabel("Icon")).toHaveValue("Square");
});
