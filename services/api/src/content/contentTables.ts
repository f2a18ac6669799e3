import { contentChecks } from "@ridgeline/contract/checks";
import {
  capitalize,
  type ContentKind as ContractKind,
  toCamelCase,
} from "@ridgeline/contract/contentKind";
import { contentKinds } from "@ridgeline/contract/contentKinds";
import type { Check } from "@ridgeline/contract/createCheck";
import { toSnakeCase } from "../database/connect";

/** A content kind of the contract, with what the API derives from it. */
export type ContentKind = ContractKind<Record<string, unknown>> &
  Readonly<{
    /** What people call an item: "Service area". */
    label: string;
    /** Its table, and its name in content files: "serviceAreas". */
    table: string;
    columns: readonly string[];
    /** What else a content file keeps: where an item came from. */
    originColumns: readonly string[];
    /** The order of the owner's list, in SQL: reviews that have arrived come first. */
    adminOrder: string;
    check: Check<object>;
  }>;

/** What else only the testimonials have: they may come by invitation. */
const ofTestimonials = {
  originColumns: ["isSample", "consentText", "consentedAt", "sentDigest"],
  adminOrder: "sent_digest IS NOT NULL AND NOT is_active DESC, id",
};

export const storedKinds: readonly ContentKind[] = contentKinds.map((kind) => ({
  ...kind,
  label: capitalize(kind.one),
  table: toCamelCase(kind.path),
  columns: ["id", ...Object.keys(kind.schema.properties)],
  originColumns: ["isSample"],
  adminOrder: kind.orderBy.map(toSnakeCase).join(", "),
  ...(kind.path === "testimonials" && ofTestimonials),
  check: contentChecks[kind.path],
}));
