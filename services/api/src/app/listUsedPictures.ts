import type { Database } from "../database/connect";
import { createBusinessRepository } from "../features/business/businessRepository";
import { listProjectImages } from "../features/content/contentRepository";

/** Texts in which the address of every picture that the site shows occurs. */
export async function listUsedPictures(database: Database): Promise<string[]> {
  const business = await createBusinessRepository(database).read();
  // All of it, so that a damaged row keeps its pictures too.
  return [...(await listProjectImages(database)), JSON.stringify(business?.details ?? null)];
}
