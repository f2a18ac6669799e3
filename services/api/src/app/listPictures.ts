import type { Database } from "../database/connect";
import type { ReadBusiness } from "../features/business/readBusiness";
import { picturesOf } from "../features/business/sampleBusiness";
import { listProjectImages } from "../features/content/contentRepository";

/** The URLs of all pictures on the admin pages, including those of hidden projects. */
export async function listPictures(
  database: Database,
  readBusiness: ReadBusiness,
): Promise<string[]> {
  return [...picturesOf(await readBusiness()), ...(await listProjectImages(database))];
}
