import type { Page } from "@playwright/test";
import sharp from "sharp";

/** A photo as phones store it, if not so large: sideways, with the orientation and the location in its metadata. */
export async function phonePicture(): Promise<Buffer> {
  return sharp({ create: { width: 1200, height: 900, channels: 3, background: "#4a7" } })
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

/** Uses the button of the open dialog and the browser's file dialog, like the owner. */
export async function choosePhoto(
  page: Page,
  name: string,
  buffer: Buffer,
  mimeType = "image/jpeg",
): Promise<void> {
  const chooser = page.waitForEvent("filechooser");
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^((Add a|Replace) photo|Choose another)$/ })
    .click();
  await (await chooser).setFiles({ name, mimeType, buffer });
}
