import type { PublicTestimonial } from "@ridgeline/contract/testimonial";

const MIN_RATING = 4;
/** Name and place included: about three lines on a phone. */
const MAX_LENGTH = 100;

/** The best of the good reviews that fit into a few lines; the owner's order breaks ties. */
export function chooseShortReview(
  testimonials: readonly PublicTestimonial[],
): PublicTestimonial | undefined {
  return testimonials
    .filter(
      (testimonial) => testimonial.rating >= MIN_RATING && lengthOf(testimonial) <= MAX_LENGTH,
    )
    .toSorted((a, b) => b.rating - a.rating)[0];
}

function lengthOf({ review, name, location }: PublicTestimonial): number {
  return review.length + name.length + location.length;
}
