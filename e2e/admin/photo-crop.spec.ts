import type { Page } from "@playwright/test";
import sharp from "sharp";
import { expect, test, unique } from "../support/admin";
import {
  choosePhoto,
  ENCODING,
  openNewProject,
  replaceButton,
  threeStripes,
  UPLOADED,
  useButton,
} from "../support/photos";

test.describe.configure({ mode: "default", timeout: 120_000 });

const slider = (page: Page) =>
  page.getByRole("slider", { name: "Part of the photo that is shown" });

/** The color in the middle of the uploaded picture's upper or lower edge. */
async function colorAt(page: Page, edge: "top" | "bottom"): Promise<string> {
  const address = await page.getByLabel("Image URL").inputValue();
  const picture = sharp(await (await page.request.get(address)).body());
  const { data, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const row = edge === "top" ? 3 : info.height - 4;
  const [red = 0, green = 0] = data.subarray((row * info.width + (info.width >> 1)) * 3);
  return red > 150 ? "red" : green > 150 ? "green" : "blue";
}

test("the crop is visible before the upload, and the arrow keys move it", async ({ page }) => {
  await openNewProject(page);
  await choosePhoto(page, "tall.jpg", await threeStripes());
  await expect(slider(page)).toBeFocused();
  await expect(page.getByText("Top and bottom are cut off.")).toBeVisible();
  await expect(page.getByText("It is needed to save.")).toBeVisible();

  await page.keyboard.press("Home");
  await expect(page.getByText("The bottom is cut off.")).toBeVisible();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");

  await expect(page.getByLabel("Image URL")).toHaveValue(UPLOADED, ENCODING);
  expect([await colorAt(page, "top"), await colorAt(page, "bottom")]).toEqual(["red", "green"]);
  await expect(replaceButton(page)).toBeFocused();
  await expect(page.getByText("To move or turn it, choose the photo again.")).toBeVisible();
});

test("a finger drags the frame, a press moves it, and the photo can be turned", async ({
  page,
}) => {
  await openNewProject(page);
  await choosePhoto(page, "tall.jpg", await threeStripes());
  const box = (await slider(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.down();
  await page.mouse.move(middle.x, middle.y + box.height, { steps: 5 });
  await page.mouse.up();
  await expect(slider(page)).toHaveAttribute("aria-valuenow", "100");
  await slider(page).click({ position: { x: box.width / 2, y: 4 } });
  await expect(slider(page)).toHaveAttribute("aria-valuenow", "0");

  // Turned to the right by half a circle, blue is at the top.
  await page.getByRole("button", { name: "Turn" }).click();
  await expect(page.getByText("Both sides are cut off.")).toBeVisible();
  await page.getByRole("button", { name: "Turn" }).click();
  await slider(page).press("Home");
  await useButton(page).click();

  await expect(page.getByLabel("Image URL")).toHaveValue(UPLOADED, ENCODING);
  expect([await colorAt(page, "top"), await colorAt(page, "bottom")]).toEqual(["blue", "green"]);
});

test("a photo that is not used after all changes nothing", async ({ page, create }) => {
  const title = unique("Deck");
  await create("featured-projects", {
    title,
    description: "New boards.",
    imageUrl: "/images/projects/deck.svg",
    altText: "A deck",
  });
  await page.goto("/admin/featured-projects");
  await page.getByRole("button", { name: `Edit ${title}` }).click();
  await choosePhoto(page, "tall.jpg", await threeStripes());
  await expect(page.getByLabel("Alt Text")).toHaveValue("");

  await page.getByRole("button", { name: "Don’t use it" }).click();

  await expect(replaceButton(page)).toBeFocused();
  await expect(page.getByLabel("Alt Text")).toHaveValue("A deck");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("text typed during the upload stays", async ({ page }) => {
  await openNewProject(page);
  await choosePhoto(page, "tall.jpg", await threeStripes());
  await page.getByLabel("Alt Text").fill("Three stripes");
  await useButton(page).click();

  await expect(page.getByLabel("Image URL")).toHaveValue(UPLOADED, ENCODING);
  await expect(page.getByLabel("Alt Text")).toHaveValue("Three stripes");
});

test("saving before the photo is used focuses “Use photo”, and says so once", async ({ page }) => {
  const dialog = await openNewProject(page);
  await page.getByLabel("Title").fill("Porch");
  await page.getByLabel("Description").fill("New boards.");
  await choosePhoto(page, "tall.jpg", await threeStripes());
  await page.getByLabel("Alt Text").fill("Three stripes");

  await dialog.getByRole("button", { name: "Add Project" }).click();

  await expect(useButton(page)).toBeFocused();
  await expect(dialog.getByText("Please press “Use photo” first.")).toBeVisible();
  await expect(page.getByLabel("Image URL")).toBeHidden();
  await expect(dialog.locator("[aria-invalid]")).toHaveCount(0);
});
