import type { ContentKind } from "./contentKind";
import { type FromSchema, isActive, requiredText, strictObject } from "./jsonSchema";

export const MIN_RATING = 1;
export const MAX_RATING = 5;

export const testimonialInputSchema = strictObject({
  name: requiredText(200),
  location: requiredText(200),
  rating: { type: "integer", minimum: MIN_RATING, maximum: MAX_RATING },
  review: requiredText(5000),
  isActive,
});

export type TestimonialInput = FromSchema<typeof testimonialInputSchema>;
export type Testimonial = TestimonialInput & { id: number };

export const testimonialKind = {
  one: "testimonial",
  many: "testimonials",
  path: "testimonials",
  publicFields: ["id", "rating", "review", "name", "location"],
  orderBy: ["id"],
  isAddable: false,
} as const satisfies ContentKind<Testimonial>;

export type PublicTestimonial = Pick<Testimonial, (typeof testimonialKind.publicFields)[number]>;
