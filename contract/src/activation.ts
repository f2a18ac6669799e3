import { isActive, type FromSchema, type JSONSchema } from "./jsonSchema";

/** What the Activate/Deactivate button sends: `isActive` and nothing else (requirement 7.11). */
export const activationSchema = {
  type: "object",
  properties: { isActive },
  required: ["isActive"],
  additionalProperties: false,
} as const satisfies JSONSchema;

export type Activation = FromSchema<typeof activationSchema>;
