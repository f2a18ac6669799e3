import { photoGoneMessage } from "@ridgeline/contract/photo";
import type { Database } from "../database/connect";
import { badRequest } from "../http/apiErrors";
import { leavesIn } from "../http/leavesIn";
import { createPhotoRepository } from "./photoRepository";

/** Throws 400 with a line for each `imageUrl` that names an uploaded picture which is gone. The others stay from now on. */
export async function refuseMissingPhotos(database: Database, named: object): Promise<void> {
  const pictures = leavesIn(named).filter(({ place }) => /(^|\.)imageUrl$/.test(place));
  const missing = await createPhotoRepository(database).findMissing(
    pictures.map(({ leaf }) => String(leaf)),
  );
  const gone = pictures.filter(({ leaf }) => missing.includes(String(leaf)));
  if (gone.length > 0)
    throw badRequest(gone.map(({ place }) => `${place}: ${photoGoneMessage}`).join("\n"));
}
