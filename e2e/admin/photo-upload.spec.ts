import { expect, find, test, unique } from "../support/admin";
import { choosePhoto, openNewProject, phonePicture } from "../support/photos";

// Large photos take a while to generate and encode on a busy machine. One at a time: the API accepts few at once.
test.describe.configure({ mode: "default", timeout: 120_000 });

const PHOTO = /^\/photos\/[\da-f-]{36}\/960\.webp$/;

test("a 12-megapixel phone photo is chosen, described and saved, and visitors see it", async ({
  page,
  request,
  browser,
  create,
}) => {
  const title = unique("Photo");
  const stored = await create("featured-projects", {
    title,
    description: "A photo from the phone.",
    imageUrl: "/images/projects/deck.svg",
    altText: "A deck",
  });
  await page.goto("/admin/featured-projects");
  await page
    .getByRole("listitem")
    .filter({ hasText: title })
    .getByRole("button", { name: "Edit" })
    .click();
  const dialog = page.getByRole("dialog");
  const wasShown = dialog.getByRole("progressbar", { name: "Upload" }).waitFor();
  await choosePhoto(page, "IMG_0001.JPG", await phonePicture());
  await wasShown;
  // The preview is the file itself, upright.
  await expect
    .poll(() =>
      dialog
        .locator("img[src^='blob:']")
        .evaluate((image: HTMLImageElement) => image.naturalHeight > image.naturalWidth),
    )
    .toBe(true);
  await page.getByRole("button", { name: "Keep “A deck”" }).click();
  await page.getByLabel("Status").selectOption("Active");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(dialog).toHaveCount(0, { timeout: 60_000 });
  const { imageUrl = "" } = (await find(request, "featured-projects", stored.id)) as {
    imageUrl?: string;
  };
  expect(imageUrl).toMatch(PHOTO);

  // nginx caches each for a second; from one without the photo the other would be redrawn.
  for (const address of ["/", "/api/featured-projects"]) {
    const read = async () => (await request.get(address)).text();
    await expect.poll(read).toContain(imageUrl);
  }

  const visitor = await browser.newPage();
  await visitor.goto(new URL("/", page.url()).href);
  const picture = visitor
    .getByRole("img", { name: "A deck", exact: true })
    .and(visitor.locator("picture img"));
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).toHaveJSProperty("complete", true);
  await expect(picture).toHaveJSProperty(
    "currentSrc",
    new URL(imageUrl.replace("960.webp", "480.avif"), page.url()).href,
  );
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  const box = await picture.boundingBox();
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(4 / 3, 1);
  await picture.click();
  const whole = visitor.getByRole("dialog").getByRole("img", { name: "A deck", exact: true });
  await expect(whole).toHaveJSProperty(
    "src",
    new URL(imageUrl.replace("960", "2000"), page.url()).href,
  );
  await expect
    .poll(() =>
      whole.evaluate(
        ({ naturalWidth, naturalHeight }: HTMLImageElement) => naturalHeight / naturalWidth,
      ),
    )
    .toBeCloseTo(4 / 3, 1);
  await visitor.close();
});

test("a file that is too large is refused, and the typed text stays", async ({ page }) => {
  const dialog = await openNewProject(page);
  await page.getByLabel("Title").fill("Kept");

  await choosePhoto(page, "large.jpg", Buffer.alloc(15 * 1024 * 1024 + 1));

  await expect(dialog.getByRole("alert")).toContainText(
    "The picture is larger than 15 MB. Please choose a smaller one.",
  );
  await expect(page.getByLabel("Title")).toHaveValue("Kept");
  await expect(dialog.getByRole("button", { name: "Choose another" })).toBeEnabled();
});

test("closing during an upload asks first", async ({ page }) => {
  await page.route("**/api/admin/photos", () => {});
  await openNewProject(page);
  await choosePhoto(page, "a.jpg", Buffer.alloc(1000));

  await page.keyboard.press("Escape");

  await expect(page.getByRole("alertdialog", { name: "Discard changes?" })).toBeVisible();
});
