import type { StoredBusiness } from "@ridgeline/contract/business";
import sample from "@ridgeline/db/seeds/sampleBusiness.json";

/** The sample business, as it is read first. */
export const sampleBusiness = { ...sample, version: 1 } as StoredBusiness; // JSON types lose the enums
