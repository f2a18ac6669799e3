import type { FromSchema, JSONSchema } from "./jsonSchema";

/** What the arrows on a card send (requirement 9.4). */
export const moveSchema = {
  type: "object",
  properties: { direction: { type: "string", enum: ["top", "up", "down"] } },
  required: ["direction"],
  additionalProperties: false,
} as const satisfies JSONSchema;

export type Move = FromSchema<typeof moveSchema>;
