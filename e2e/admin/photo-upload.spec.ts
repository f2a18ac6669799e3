import { expect, list, remove, test, unique } from "../support/admin";
import { holdBack } from "../support/holdBack";
import { displayLists } from "../support/lists";
import { choosePhoto, phonePicture } from "../support/photos";

test("a project is added with a photo from a phone, and visitors see it", async ({
  page,
  request,
  browser,
}) => {
  const [title, altText] = [unique("Photo"), unique("A deck")];
  await page.goto("/admin/featured-projects");
  await expect(page.getByText("Replace them with photos of your own work")).toBeVisible();
  await page.getByRole("button", { name: "Add Project", exact: true }).click();
  const dialog = page.getByRole("dialog");
  const release = await holdBack(page, "**/api/admin/photos");
  await choosePhoto(page, "IMG_0001.JPG", await phonePicture());
  await expect(dialog.getByRole("progressbar", { name: "Upload" })).toBeVisible();
  // The preview is the file itself, upright.
  const preview = dialog.locator("img[src^='blob:']");
  const sizeOf = ({ naturalWidth, naturalHeight }: HTMLImageElement) =>
    naturalHeight / naturalWidth;
  await expect.poll(() => preview.evaluate(sizeOf)).toBeCloseTo(4 / 3, 1);
  await page.keyboard.press("Escape");
  await page.getByRole("alertdialog").getByRole("button", { name: "Keep Editing" }).click();
  release();
  await page.getByLabel("Alt Text").fill(altText);
  await page.getByLabel("Title").fill(title);
  await page.getByLabel("Description").fill("A photo from the phone.");
  await page.getByLabel("Sort Order").fill("9000");
  await dialog.getByRole("button", { name: "Add Project" }).click();
  await expect(dialog).toHaveCount(0, { timeout: 120_000 });
  const all = await list(request, "featured-projects");
  const stored = all.find((project) => project["title"] === title);
  const imageUrl = String(stored?.["imageUrl"]);
  expect(imageUrl).toMatch(/^\/photos\/[\da-f-]{36}\/960\.webp$/);

  // nginx caches each for a second; from one without the photo the other would be redrawn.
  for (const address of ["/", "/api/featured-projects"]) {
    const read = async () => (await request.get(address)).text();
    await expect.poll(read).toContain(imageUrl);
  }
  const visitor = await browser.newPage();
  await visitor.goto(new URL("/", page.url()).href);
  await displayLists(visitor);
  const picture = visitor.locator("picture").getByRole("img", { name: altText });
  await picture.scrollIntoViewIfNeeded();
  const addressOf = (file: string) => new URL(imageUrl.replace("960.webp", file), page.url()).href;
  await expect(picture).toHaveJSProperty("currentSrc", addressOf("480.avif"));
  await expect.poll(() => picture.evaluate(sizeOf)).toBeCloseTo(3 / 4, 1);
  await picture.click();
  const whole = visitor.getByRole("dialog").getByRole("img", { name: altText });
  await expect(whole).toHaveJSProperty("src", addressOf("2000.webp"));
  await expect.poll(() => whole.evaluate(sizeOf)).toBeCloseTo(4 / 3, 1);
  await visitor.close();
  await remove(request, "featured-projects", stored?.id);
});
