import { isActive, requiredText, sortOrder, type FromSchema, type JSONSchema } from "./jsonSchema";

export const serviceAreaInputSchema = {
  type: "object",
  properties: { name: requiredText(200), isActive, sortOrder },
  required: ["name", "isActive", "sortOrder"],
  additionalProperties: false,
} as const satisfies JSONSchema;

export type ServiceAreaInput = FromSchema<typeof serviceAreaInputSchema>;
export type ServiceArea = ServiceAreaInput & { id: number };

export const publicServiceAreaFields = ["id", "name"] as const;
export type PublicServiceArea = Pick<ServiceArea, (typeof publicServiceAreaFields)[number]>;
