import type { ContentKind } from "./contentKind";
import { type FromSchema, isActive, requiredText, sortOrder, strictObject } from "./jsonSchema";

export const serviceAreaInputSchema = strictObject({
  name: requiredText(200),
  isActive,
  sortOrder,
});

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
