import {
  type Business,
  businessSections,
  type BusinessSection,
} from "@ridgeline/contract/business";
import sampleJson from "@ridgeline/db/seeds/sampleBusiness.json";
import { isDeepStrictEqual } from "node:util";
import type { Database } from "../database/connect";
import { createBusinessRepository } from "./businessRepository";

export const sampleBusiness = sampleJson as Business; // checkBusiness.test.ts checks it

/** True while it could be mistaken for the sample: search engines must not list it. */
export function isSample({ name, phone, email, address }: Business): boolean {
  return (
    name === sampleBusiness.name ||
    phone === sampleBusiness.phone ||
    email === sampleBusiness.email ||
    address.street === sampleBusiness.address.street
  );
}

/** The parts in which nothing that the sample says has been changed. */
export function findSampleParts(business: Business): BusinessSection[] {
  const parts = Object.keys(businessSections) as BusinessSection[]; // the keys of the table
  return parts.filter((part) => {
    const names: readonly (keyof Business)[] = businessSections[part];
    const said = names.filter(
      (name) => sampleBusiness[name] !== undefined && JSON.stringify(sampleBusiness[name]) !== "{}",
    );
    return (
      said.length > 0 &&
      said.every((name) => isDeepStrictEqual(business[name], sampleBusiness[name]))
    );
  });
}

/** The URLs of the business's pictures. */
export function picturesOf({ pictures, owner }: Business): string[] {
  const shown = [pictures.logo, pictures.hero, pictures.about, owner?.portrait];
  return shown.flatMap((picture) => (picture ? [picture.imageUrl] : []));
}

/** Stores the sample business unless there is a business; returns whether it did. */
export async function seedBusiness(database: Database): Promise<string> {
  const isNew = await createBusinessRepository(database).create(sampleBusiness);
  return isNew
    ? "Added the sample business: replace it with your own under /admin."
    : "Business details: nothing to add.";
}
