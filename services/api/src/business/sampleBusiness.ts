import type { Business } from "@ridgeline/contract/business";
import { type BusinessSection, businessSections } from "@ridgeline/contract/businessSections";
import sampleJson from "@ridgeline/db/seeds/sampleBusiness.json";
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

/** The sections that still have something of the sample which is different for every business. */
export function sampleSections(business: Business): BusinessSection[] {
  const sections = Object.keys(businessSections) as BusinessSection[]; // its own keys
  return sections.filter((section) => {
    const ofSample = distinctive[section](sampleBusiness);
    return distinctive[section](business).some(
      (value, index) => value !== undefined && value === ofSample[index],
    );
  });
}

/** What no two businesses share. Hours and legal texts may well be the same; the sample's pictures are the drawings. */
const distinctive: Record<BusinessSection, (business: Business) => readonly unknown[]> = {
  contact: ({ name, shortName, phone, email, address }) => [
    name,
    shortName,
    phone,
    email,
    address.street,
  ],
  hours: () => [],
  trust: ({ license, rating }) => [license?.number, rating && JSON.stringify(toRating(rating))],
  words: ({ words }) => [words.headline, words.subtext, words.aboutHeading, words.about],
  pictures: () => [],
  serviceTypes: ({ serviceTypes }) => [
    JSON.stringify(serviceTypes.map(({ value, label }) => [value, label])),
  ],
  map: ({ map }) => [`${map.latitude}, ${map.longitude}`],
  legal: () => [],
};

/** In a fixed order, since Postgres does not keep the order of keys. */
function toRating({ value, count, source }: NonNullable<Business["rating"]>) {
  return [value, count, source];
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
    ? "Put in the sample business, to be replaced by your own under /admin."
    : "Business details: nothing to put in.";
}
