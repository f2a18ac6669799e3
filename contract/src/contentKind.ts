import { type FromSchema, isActive, strictObject } from "./jsonSchema";

/** Describes one content kind, next to its schema. `Item` is a stored row. */
export type ContentKind<Item> = Readonly<{
  /** Singular and plural in lower case: "service area", "service areas". */
  one: string;
  many: string;
  /** Its name in addresses: "service-areas" for /api/service-areas and /admin/service-areas. */
  path: string;
  /** The fields that visitors get, in this order. */
  publicFields: readonly (keyof Item & string)[];
  /** The order of every list. */
  orderBy: readonly (keyof Item & string)[];
  /** Whether the owner may add items; otherwise only edit, hide and delete them. */
  isAddable: boolean;
  /** The field whose value no two items may share. */
  uniqueField?: keyof Item & string;
}>;

/** "service area" -> "Service area". */
export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** "service area" or "service-areas" -> "serviceArea", "serviceAreas". */
export function toCamelCase(words: string): string {
  return words.replace(/[ -](\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** What the Activate/Deactivate button sends: `isActive` and nothing else (requirement 7.11). */
export const activationSchema = strictObject({ isActive });

export type Activation = FromSchema<typeof activationSchema>;

/** What the arrows on a card send (requirement 9.4). */
export const moveSchema = strictObject({
  direction: { type: "string", enum: ["top", "up", "down"] },
});

export type Move = FromSchema<typeof moveSchema>;
