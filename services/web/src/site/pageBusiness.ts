import type { Business } from "@ridgeline/contract/business";
import type { BrandMark } from "../ui/Brand";
import type { Timetable } from "./openState";

/** What the scripts of a page know of the business. All else is in its HTML. */
export type PageBusiness = Pick<
  Business,
  "shortName" | "phone" | "repliesWithin" | "serviceTypes" | "language"
> &
  Timetable & {
    /** Both on the owner's pages only. */
    mark?: BrandMark;
    isSample?: boolean;
  };

/** The id of the element in which a page carries it as JSON (documents/renderDocument.tsx). */
export const BUSINESS_ID = "business";

export function readPageBusiness(): PageBusiness {
  const json = document.getElementById(BUSINESS_ID)?.textContent ?? "";
  return JSON.parse(json) as PageBusiness; // our own server wrote it
}
