import { contentChecks } from "@ridgeline/contract/checks/contentChecks";
import {
  capitalize,
  type ContentKind as ContractKind,
  toCamelCase,
} from "@ridgeline/contract/contentKind";
import { contentKinds as contractKinds } from "@ridgeline/contract/contentKinds";
import type { Check } from "@ridgeline/contract/createCheck";

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
    /** SQL that is true for what the owner's list shows first: reviews that have arrived. */
    hasArrivedSql: string;
    check: Check<object>;
  }>;

const invited = ["consentText", "consentedAt", "sentDigest"];

export const contentKinds: readonly ContentKind[] = contractKinds.map((kind) => ({
  ...kind,
  label: capitalize(kind.one),
  table: toCamelCase(kind.path),
  columns: ["id", ...Object.keys(kind.schema.properties)],
  originColumns: ["isSample", ...(kind.path === "testimonials" ? invited : [])],
  hasArrivedSql:
    kind.path === "testimonials" ? "sent_digest IS NOT NULL AND NOT is_active" : "id = 0",
  check: contentChecks[kind.path],
}));
