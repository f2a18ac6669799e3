import sharp from "sharp";
import { expect, find, test, unique } from "../support/admin";
import {
  blankPng,
  choosePhoto,
  ENCODING,
  openNewProject,
  phonePicture,
  replaceButton,
  UPLOADED,
  useButton,
} from "../support/photos";

// Large photos take a while to generate and encode on a busy machine. One at a time: the API accepts few at once.
test.describe.configure({ mode: "default", timeout: 120_000 });

test("a 12-megapixel phone photo appears in the project, and on the public page in the right size", async ({
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
  const photo = await phonePicture();
  const progress = dialog.getByRole("progressbar", { name: "Upload" });
  await choosePhoto(page, "IMG_0001.JPG", photo);
  const wasShown = progress.waitFor();
  await useButton(page).click();
  await wasShown;

  await expect(page.getByLabel("Image URL")).toHaveValue(UPLOADED, ENCODING);
  await expect(replaceButton(page)).toBeFocused();
  await expect(progress).toHaveCount(0);
  await page.getByRole("button", { name: "Keep “A deck”" }).click();
  const imageUrl = await page.getByLabel("Image URL").inputValue();
  const preview = dialog.locator(`img[src="${imageUrl}"]`);
  // Upright, and stored as the 4:3 frame shows it.
  await expect(preview).toHaveJSProperty("naturalWidth", 960);
  await expect(preview).toHaveJSProperty("naturalHeight", 720);
  await page.getByLabel("Status").selectOption("Active");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(dialog).toHaveCount(0);
  expect(await find(request, "featured-projects", stored.id)).toMatchObject({ imageUrl });

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
  await visitor.close();
});

test.describe("an unusable file gets a message, and the typed text stays", () => {
  const cases: [string, string, () => Promise<Buffer> | Buffer, RegExp][] = [
    [
      "a truncated photo",
      "cut.jpg",
      async () =>
        (
          await sharp(await blankPng(800, 600))
            .jpeg()
            .toBuffer()
        ).subarray(0, 2000),
      /^The picture cannot be read: it is damaged or not complete\.$/,
    ],
    [
      "more than 15 MB",
      "large.jpg",
      () => Buffer.alloc(15 * 1024 * 1024 + 1),
      /^The picture is larger than 15 MB\. Please choose a smaller one\.$/,
    ],
  ];
  for (const [what, name, make, sentence] of cases) {
    test(what, async ({ page }) => {
      const dialog = await openNewProject(page);
      await page.getByLabel("Title").fill("Kept");
      await page.getByText("Use a link").click();
      await page.getByLabel("Image URL").fill("/images/projects/deck.svg");

      await choosePhoto(page, name, await make());

      await expect(dialog.getByRole("alert")).toHaveText(sentence, ENCODING);
      await expect(page.getByLabel("Title")).toHaveValue("Kept");
      await expect(page.getByLabel("Image URL")).toHaveValue("/images/projects/deck.svg");
      await expect(replaceButton(page)).toBeEnabled();
    });
  }
});

test("an upload interrupted by the network can be retried", async ({ page }) => {
  const dialog = await openNewProject(page);
  const photo = await sharp(await blankPng(800, 600))
    .jpeg()
    .toBuffer();
  await page.route("**/api/admin/photos?*", (route) => route.abort());
  await choosePhoto(page, "a.jpg", photo);
  await useButton(page).click();
  await expect(dialog.getByRole("alert")).toContainText("We could not reach the server.");

  await page.unroute("**/api/admin/photos?*");
  await useButton(page).click();

  await expect(page.getByLabel("Image URL")).toHaveValue(UPLOADED, ENCODING);
  await expect(dialog.getByText("We could not reach the server.")).toHaveCount(0);
});

test("during an upload the project cannot be saved without the photo, and closing asks first", async ({
  page,
}) => {
  const saved: string[] = [];
  await page.route("**/api/admin/photos?*", () => {});
  await page.route("**/api/admin/featured-projects/*", (route) => {
    saved.push(route.request().method());
    return route.abort();
  });
  await page.goto("/admin/featured-projects");
  await page
    .getByRole("button", { name: /^Edit / })
    .first()
    .click();
  const dialog = page.getByRole("dialog");
  await choosePhoto(page, "a.png", await blankPng(10, 10), "image/png");
  await page.getByRole("button", { name: "Keep “" }).click();
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(dialog.getByRole("alert")).toHaveText("Please press “Use photo” first.");
  await useButton(page).click();

  await expect(dialog.getByRole("alert")).toHaveText("Please wait until the photo is uploaded.");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("alertdialog", { name: "Discard changes?" })).toBeVisible();
  expect(saved).toEqual([]);
});

test("a rejected token leads to the login", async ({ page }) => {
  await openNewProject(page);
  await page.route("**/api/admin/photos?*", (route) => route.fulfill({ status: 401, body: "No." }));

  await choosePhoto(page, "a.png", await blankPng(10, 10));
  await useButton(page).click();

  await expect(page).toHaveURL(/\/admin\/login$/);
});
