import type { Business } from "./business";

/** The parts of the business, in the order of the owner's screen, with the fields of each. */
export const businessSections = {
  contact: ["name", "shortName", "tagline", "description", "phone", "email", "address", "links"],
  hours: ["hours", "timeZone", "specialDays", "emergency", "repliesWithin"],
  answers: ["answersByEmail"],
  trust: ["license", "isInsured", "rating", "yearsInBusiness", "owner"],
  words: ["words"],
  pictures: ["pictures", "logoHasName"],
  colors: ["colors", "hidesHills"],
  serviceTypes: ["serviceTypes"],
  map: ["region", "map"],
  legal: ["legal"],
} as const satisfies Record<string, readonly (keyof Business)[]>;

export type BusinessSection = keyof typeof businessSections;
