import type { Database } from "../database/connect";
import type { ReadBusiness } from "../business/readBusiness";
import { picturesOf } from "../business/sampleBusiness";
import { listProjectImages } from "../content/contentRepository";

/** The URLs of all pictures on the admin pages, including those of hidden projects. */
export async function listPictures(
  database: Database,
  readBusiness: ReadBusiness,
): Promise<string[]> {
  return [...picturesOf(await readBusiness()), ...(await listProjectImages(database))];
}
