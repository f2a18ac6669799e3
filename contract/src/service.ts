import type { ContentKind } from "./contentKind";
import { type FromSchema, isActive, type JSONSchema, requiredText, sortOrder } from "./jsonSchema";

export const serviceInputSchema = {
  type: "object",
  properties: {
    slug: requiredText(100),
    title: requiredText(200),
    description: requiredText(2000),
    icon: requiredText(50),
    isActive,
    sortOrder,
  },
  required: ["slug", "title", "description", "icon", "isActive", "sortOrder"],
  additionalProperties: false,
} as const satisfies JSONSchema;

export type ServiceInput = FromSchema<typeof serviceInputSchema>;
export type Service = ServiceInput & { id: number };

export const serviceKind = {
  one: "service",
  many: "services",
  path: "services",
  publicFields: ["id", "slug", "title", "description", "icon"],
  orderBy: ["sortOrder", "id"],
  isAddable: true,
  uniqueField: "slug",
} as const satisfies ContentKind<Service>;

export type PublicService = Pick<Service, (typeof serviceKind.publicFields)[number]>;
