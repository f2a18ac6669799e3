import {
  answerList,
  bringUp,
  create,
  expect,
  expectToast,
  remove,
  test,
  unique,
} from "../support/admin";
import { newService } from "../support/contentKinds";

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

test("buttons' accessible names start with the visible label and name the card", async ({
  page,
}) => {
  await answerList(page, "services", [
    service,
    { ...service, id: 2, title: "Painting", isActive: false },
  ]);
  await page.goto("/admin/services");

  for (const name of [
    "Edit Door Replacement",
    "Deactivate Door Replacement",
    "Delete Door Replacement",
    "Edit Painting",
    "Activate Painting",
    "Delete Painting",
  ]) {
    await expect(page.getByRole("button", { name, exact: true })).toBeVisible();
  }
});

test("an unknown icon name shows Hammer, in the form and on the card", async ({ page }) => {
  await answerList(page, "services", [{ ...service, icon: "Nonsense" }]);
  await page.goto("/admin/services");
  await expect(page.getByRole("main").locator(".lucide-hammer")).toBeVisible();

  await page.getByRole("button", { name: "Edit Door Replacement" }).click();
  const shown = page.getByRole("dialog").locator("fieldset + div");
  await expect(shown.locator(".lucide-hammer")).toBeVisible();
  await page.getByLabel("Icon").fill("Wrench");
  await expect(shown.locator(".lucide-wrench")).toBeVisible();
  await page.getByLabel("Icon").fill("Home");
  await expect(shown.locator(".lucide-house")).toBeVisible();
});

test("the slug follows the title until it is edited", async ({ page }) => {
  await page.goto("/admin/services");
  await page.getByRole("button", { name: "Add Service" }).click();
  await page.getByLabel("Title").pressSequentially("Kitchen & Bath");
  await expect(page.getByLabel("Slug")).toHaveValue("kitchen-bath");

  await page.getByLabel("Slug").fill("kitchens");
  await page.getByLabel("Title").pressSequentially(" Updates");
  await expect(page.getByLabel("Slug")).toHaveValue("kitchens");
});

test("the slug of an existing service stays when its title changes", async ({ page }) => {
  await answerList(page, "services", [service]);
  await page.goto("/admin/services");
  await page.getByRole("button", { name: "Edit Door Replacement" }).click();
  await page.getByLabel("Title").fill("Doors");

  await expect(page.getByLabel("Slug")).toHaveValue("door-replacement");
});

test("a slug that is taken: the message names it, and all typed text stays", async ({
  page,
  request,
}) => {
  const stored = await create(request, "services", newService());
  await page.goto("/admin/services");
  await page.getByRole("button", { name: "Add Service" }).click();
  await page.getByLabel("Title").fill(unique("Another"));
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
  await remove(request, "services", stored.id);
});

test("the icon tiles are a radio group for the keyboard", async ({ page }) => {
  await answerList(page, "services", [service]);
  await page.goto("/admin/services");
  await page.getByRole("button", { name: "Edit Door Replacement" }).click();
  await page.getByRole("radio", { checked: true }).press("ArrowRight");

  await expect(page.getByRole("radio", { name: "Square" })).toBeFocused();
  await expect(page.getByLabel("Icon")).toHaveValue("Square");
});

for (const [typed, sent] of [
  ["", 0],
  ["-3", -3],
  ["7.9", 7],
] as const) {
  test(`sort order ${JSON.stringify(typed)} is sent as ${sent}`, async ({ page, request }) => {
    const stored = await create(request, "services", newService());
    await page.goto("/admin/services");
    const card = await bringUp(page, String(stored["title"]));
    await card.getByRole("button", { name: "Edit" }).click();
    await page.getByLabel("Sort Order").fill(typed);
    await page.getByLabel("Title").focus();
    await expect(page.getByLabel("Sort Order")).toHaveValue(String(sent));
    const call = page.waitForRequest((made) => made.method() === "PUT");
    await page.getByRole("button", { name: "Save Changes" }).click();

    expect((await call).postDataJSON()).toMatchObject({ sortOrder: sent });
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await remove(request, "services", stored.id);
  });
}

test("the fields are in the required order", async ({ page }) => {
  await page.goto("/admin/services");
  await page.getByRole("button", { name: "Add Service" }).click();

  await expect(page.getByRole("dialog").locator("label:not(:has(input))")).toHaveText([
    "Title",
    "Slug",
    "Description",
    "Icon",
    "Sort Order",
    "Status",
  ]);
});
