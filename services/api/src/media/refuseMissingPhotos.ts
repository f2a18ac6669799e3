import { photoGoneMessage } from "@ridgeline/contract/photo";
import type { Database } from "../database/connect";
import { badRequest } from "../http/apiErrors";
import { createPhotoRepository } from "./photoRepository";

type Pictured = Readonly<{ place: string; imageUrl: string }>;

/** Every `imageUrl` in a value, however deep, with where it is: "pictures.hero.imageUrl". */
export function picturesIn(value: unknown, place = ""): Pictured[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]: [string, unknown]) => {
    const at = place + name;
    if (name === "imageUrl" && typeof inner === "string") return [{ place: at, imageUrl: inner }];
    return picturesIn(inner, `${at}.`);
  });
}

/** Throws 400 with a line for each uploaded picture that is gone. The others stay from now on. */
export async function refuseMissingPhotos(
  database: Database,
  pictures: readonly Pictured[],
): Promise<void> {
  const missing = await createPhotoRepository(database).findMissing(
    pictures.map(({ imageUrl }) => imageUrl),
  );
  const gone = pictures.filter(({ imageUrl }) => missing.includes(imageUrl));
  if (gone.length > 0)
    throw badRequest(gone.map(({ place }) => `${place}: ${photoGoneMessage}`).join("\n"));
}
