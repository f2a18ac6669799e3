import type { Database } from "../database/connect";
import { createBusinessRepository } from "./businessRepository";
import { sampleBusiness } from "./sampleBusiness";

/** Stores the sample business unless there is a business; returns whether it did. */
export async function seedBusiness(database: Database): Promise<string> {
  const isNew = await createBusinessRepository(database).create(sampleBusiness);
  return isNew
    ? "Put in the sample business, to be replaced by your own under /admin."
    : "Business details: nothing to put in.";
}
