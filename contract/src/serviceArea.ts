import type { ContentKind } from "./contentKind";
import { type FromSchema, isActive, type JSONSchema, requiredText, sortOrder } from "./jsonSchema";

export const serviceAreaInputSchema = {
  type: "object",
  properties: { name: requiredText(200), isActive, sortOrder },
  required: ["name", "isActive", "sortOrder"],
  additionalProperties: false,
} as const satisfies JSONSchema;

export type ServiceAreaInput = FromSchema<typeof serviceAreaInputSchema>;
export type ServiceArea = ServiceAreaInput & { id: number };

export const serviceAreaKind = {
  one: "service area",
  many: "service areas",
  path: "service-areas",
  publicFields: ["id", "name"],
  orderBy: ["sortOrder", "id"],
  isAddable: true,
} as const satisfies ContentKind<ServiceArea>;

export type PublicServiceArea = Pick<ServiceArea, (typeof serviceAreaKind.publicFields)[number]>;
