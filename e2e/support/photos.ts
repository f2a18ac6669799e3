import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";

/** A photo as phones store it: sideways, with the orientation and the location in its metadata. */
export async function phonePicture(): Promise<Buffer> {
  return sharp({
    create: {
      width: 4032,
      height: 3024,
      channels: 3,
      background: "#4a7",
      noise: { type: "gaussian", mean: 128, sigma: 20 },
    },
  })
    .withExif({ IFD3: { GPSLatitude: "34/1 31/1 57/1" } })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 90 })
    .toBuffer();
}

export function blankPng(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: "#fff" } })
    .png()
    .toBuffer();
}

export async function openNewProject(page: Page): Promise<Locator> {
  await page.goto("/admin/featured-projects");
  await page.getByRole("button", { name: "Add Project", exact: true }).click();
  return page.getByRole("dialog");
}

function replaceButton(page: Page): Locator {
  return page.getByRole("dialog").getByRole("button", { name: /^(Add a|Replace) photo$/ });
}

/** Uses the button and the browser's file dialog, like the owner. */
export async function choosePhoto(
  page: Page,
  name: string,
  buffer: Buffer,
  mimeType = "image/jpeg",
) {
  const chooser = page.waitForEvent("filechooser");
  await replaceButton(page).click();
  await (await chooser).setFiles({ name, mimeType, buffer });
}
