import { isActive, requiredText, sortOrder, type FromSchema, type JSONSchema } from "./jsonSchema";

export const featuredProjectInputSchema = {
  type: "object",
  properties: {
    title: requiredText(200),
    description: requiredText(2000),
    imageUrl: { type: "string", format: "image-url", maxLength: 2000 },
    altText: requiredText(500),
    isActive,
    sortOrder,
  },
  required: ["title", "description", "imageUrl", "altText", "isActive", "sortOrder"],
  additionalProperties: false,
} as const satisfies JSONSchema;

export type FeaturedProjectInput = FromSchema<typeof featuredProjectInputSchema>;
export type FeaturedProject = FeaturedProjectInput & { id: number };

export const publicFeaturedProjectFields = [
  "id",
  "imageUrl",
  "altText",
  "title",
  "description",
] as const;
export type PublicFeaturedProject = Pick<
  FeaturedProject,
  (typeof publicFeaturedProjectFields)[number]
>;
