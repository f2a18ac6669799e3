import type { ContentKind } from "./contentKind";
import { type FromSchema, isActive, requiredText, sortOrder, strictObject } from "./jsonSchema";

export const featuredProjectInputSchema = strictObject({
  title: requiredText(200),
  description: requiredText(2000),
  imageUrl: { type: "string", format: "image-url", maxLength: 2000 },
  altText: requiredText(500),
  isActive,
  sortOrder,
});

export type FeaturedProjectInput = FromSchema<typeof featuredProjectInputSchema>;
export type FeaturedProject = FeaturedProjectInput & { id: number };

export const featuredProjectKind = {
  one: "featured project",
  many: "featured projects",
  path: "featured-projects",
  publicFields: ["id", "imageUrl", "altText", "title", "description"],
  orderBy: ["sortOrder", "id"],
  isAddable: true,
} as const satisfies ContentKind<FeaturedProject>;

export type PublicFeaturedProject = Pick<
  FeaturedProject,
  (typeof featuredProjectKind.publicFields)[number]
>;
