export type PictureType = "jpeg" | "png" | "webp" | "heic";

/** What the bytes are, by how they begin; their name and their declared type count for nothing. */
export function pictureType(bytes: Buffer): PictureType | undefined {
  const begins = (text: string, at = 0) => bytes.toString("latin1", at, at + text.length) === text;
  if (begins("\xff\xd8\xff")) return "jpeg";
  if (begins("\x89PNG\r\n\x1a\n")) return "png";
  if (begins("RIFF") && begins("WEBP", 8)) return "webp";
  const isHeif = begins("ftyp", 4) && /^(hei|hev|mif1|msf1)/.test(bytes.toString("latin1", 8, 12));
  return isHeif ? "heic" : undefined;
}
