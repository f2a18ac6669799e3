export type { FromSchema, JSONSchema } from "json-schema-to-ts";

/** The range of Postgres' `integer` (int4), for ids and sort orders. */
export const MAX_INT4 = 2_147_483_647;
export const MIN_INT4 = -2_147_483_648;

/** At least one character that is neither a space nor invisible, such as a zero-width space. */
export const HAS_TEXT = "[^\\s\\p{Cf}\\p{Default_Ignorable_Code_Point}]";

export const requiredText = (maxLength: number) =>
  ({ type: "string", minLength: 1, maxLength, pattern: HAS_TEXT }) as const;

export const isActive = { type: "boolean" } as const;
export const sortOrder = { type: "integer", minimum: MIN_INT4, maximum: MAX_INT4 } as const;
