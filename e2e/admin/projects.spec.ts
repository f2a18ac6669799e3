import { answerList, expect, test } from "../support/admin";

const PLACEHOLDER = "/images/no-picture.svg";

const project = {
  id: 1,
  title: "Barn Door",
  description: "Hung on a rail.",
  imageUrl: "/images/projects/deck.svg",
  altText: "A barn door",
  isActive: true,
  sortOrder: 3,
};

test("a card shows image, order, status, title and description, and a drawing asks for photos", async ({
  page,
}) => {
  await answerList(page, "featured-projects", [project]);
  await page.goto("/admin/featured-projects");

  const card = page.getByRole("main").getByRole("listitem");
  await expect(card.getByRole("img", { name: "A barn door" })).toHaveAttribute(
    "src",
    "/images/projects/deck.svg",
  );
  for (const text of ["Order: 3", "Active", "Barn Door", "Hung on a rail."]) {
    await expect(card.getByText(text, { exact: true })).toBeVisible();
  }
  const hint = page.getByText("Replace them with photos of your own work");
  await expect(hint).toBeVisible();

  await answerList(page, "featured-projects", [{ ...project, imageUrl: "/photos/1/960.webp" }]);
  await page.reload();
  await expect(card.getByRole("heading")).toHaveText("Barn Door");
  await expect(hint).toHaveCount(0);
});

test("an image that does not load gets a placeholder with the same accessible name", async ({
  page,
}) => {
  await answerList(page, "featured-projects", [{ ...project, imageUrl: "/images/gone.svg" }]);
  await page.goto("/admin/featured-projects");

  const placeholder = page.getByRole("main").getByRole("img", { name: "A barn door" });
  await expect(placeholder).toHaveAttribute("src", PLACEHOLDER);
});

test("the form previews the typed image URL, or a placeholder if it shows no image", async ({
  page,
}) => {
  await answerList(page, "featured-projects", [project]);
  await page.goto("/admin/featured-projects");
  await page.getByRole("button", { name: "Edit Barn Door" }).click();
  const dialog = page.getByRole("dialog");
  await page.getByText("Use a link").click();
  const picture = dialog.locator("img");
  await expect(picture).toHaveAttribute("src", "/images/projects/deck.svg");

  await page.getByLabel("Image URL").fill("/images/projects/kitchen.svg");
  await expect(picture).toHaveAttribute("src", "/images/projects/kitchen.svg");

  await page.getByLabel("Image URL").fill("");
  await expect(picture).toHaveCount(0);

  for (const url of [
    "kitchen",
    "//elsewhere.example/a.svg",
    "javascript:alert(1)",
    "/images/gone.svg",
  ]) {
    await page.getByLabel("Image URL").fill(url);
    await expect(picture).toHaveAttribute("src", PLACEHOLDER);
    await page.getByLabel("Image URL").fill("/images/projects/kitchen.svg");
    await expect(picture).toHaveAttribute("src", "/images/projects/kitchen.svg");
  }
});
