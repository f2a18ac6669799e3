/** Of the longer side: sharp in the dialog on any screen. */
const LARGEST_PX = 900;

/** The picture in the file, upright and small; undefined if this browser cannot show it. */
export async function readPreview(file: File): Promise<ImageBitmap | undefined> {
  try {
    const whole = await createImageBitmap(file);
    const scale = Math.min(1, LARGEST_PX / Math.max(whole.width, whole.height));
    const small = await createImageBitmap(whole, {
      resizeWidth: Math.ceil(whole.width * scale),
      resizeHeight: Math.ceil(whole.height * scale),
      resizeQuality: "medium",
    });
    whole.close(); // 50 MB of a phone's memory
    return small;
  } catch {
    return undefined;
  }
}
