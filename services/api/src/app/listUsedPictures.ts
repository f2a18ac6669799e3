import type { Database } from "../database/connect";
import { createBusinessRepository } from "../business/businessRepository";
import { listProjectImages } from "../content/contentRepository";

/** Texts that together contain the URL of every picture in use. */
export async function listUsedPictures(database: Database): Promise<string[]> {
  const business = await createBusinessRepository(database).read();
  // The whole row as text, so that a damaged row keeps its pictures too.
  return [...(await listProjectImages(database)), JSON.stringify(business?.details ?? null)];
}
