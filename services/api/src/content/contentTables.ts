import { contentChecks } from "@ridgeline/contract/checks/contentChecks";
import { capitalize, toCamelCase } from "@ridgeline/contract/contentKind";
import { contentKinds as contractKinds } from "@ridgeline/contract/contentKinds";
import type { Check } from "@ridgeline/contract/createCheck";

/** What the API needs to know about a content kind, all derived from the contract. */
export type ContentKind = Readonly<{
  /** What people call an item: "Service area". */
  label: string;
  /** Its name in addresses: "service-areas". */
  path: string;
  /** Its table, and its name in content files: "serviceAreas". */
  table: string;
  columns: readonly string[];
  /** What else a content file keeps: where an item came from. */
  originColumns: readonly string[];
  /** SQL that is true for what the owner's list shows first: reviews that have arrived. */
  hasArrivedSql: string;
  publicColumns: readonly string[];
  orderBy: readonly string[];
  uniqueColumn: string | undefined;
  isAddable: boolean;
  check: Check<object>;
}>;

const invited = ["consentText", "consentedAt", "sentDigest"];

export const contentKinds: readonly ContentKind[] = contractKinds.map((kind) => ({
  label: capitalize(kind.one),
  path: kind.path,
  table: toCamelCase(kind.path),
  columns: ["id", ...Object.keys(kind.schema.properties)],
  originColumns: ["isSample", ...(kind.path === "testimonials" ? invited : [])],
  hasArrivedSql:
    kind.path === "testimonials" ? "sent_digest IS NOT NULL AND NOT is_active" : "id = 0",
  publicColumns: kind.publicFields,
  orderBy: kind.orderBy,
  uniqueColumn: "uniqueField" in kind ? kind.uniqueField : undefined,
  isAddable: kind.isAddable,
  check: contentChecks[kind.path],
}));
