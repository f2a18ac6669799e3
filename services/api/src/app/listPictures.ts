import type { Database } from "../database/connect";
import type { ReadBusiness } from "../features/business/readBusiness";
import { picturesOf } from "../features/business/sampleBusiness";
import { listProjectImages } from "../features/content/contentRepository";

/** The addresses of the pictures that the owner's pages show, those of hidden projects too. */
export async function listPictures(
  database: Database,
  readBusiness: ReadBusiness,
): Promise<string[]> {
  return [...picturesOf(await readBusiness()), ...(await listProjectImages(database))];
}
