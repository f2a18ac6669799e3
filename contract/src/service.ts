import type { ContentKind } from "./contentKind";
import { type FromSchema, isActive, requiredText, sortOrder, strictObject } from "./jsonSchema";

export const serviceInputSchema = strictObject({
  slug: requiredText(100),
  title: requiredText(200),
  description: requiredText(2000),
  icon: requiredText(50),
  isActive,
  sortOrder,
});

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
