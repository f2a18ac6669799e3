import { type FromSchema, HAS_TEXT, MAX_INT4, requiredText, strictObject } from "./jsonSchema";
import { townOf } from "./place";
import type { QuoteRequest } from "./quoteRequest";
import { MAX_RATING, MIN_RATING } from "./testimonial";

export const MIN_REVIEW = 20;
const MAX_REVIEW = 2000;

/** What the customer agrees to; stored with the review. */
export const reviewConsent =
  "This is my own experience, and I agree that it may be shown on this website with the name and town above.";

export const reviewSchema = strictObject({
  token: { type: "string", maxLength: 100 },
  rating: { type: "integer", minimum: MIN_RATING, maximum: MAX_RATING },
  review: { type: "string", minLength: MIN_REVIEW, maxLength: MAX_REVIEW, pattern: HAS_TEXT },
  name: requiredText(200),
  location: requiredText(200),
  consent: { type: "boolean", const: true },
});

export type Review = FromSchema<typeof reviewSchema>;

export const reviewMessages: Readonly<Record<string, string>> = {
  rating: "Please choose from one to five stars",
  review: `Please write at least ${MIN_REVIEW} characters`,
  name: "Please enter the name to show",
  location: "Please enter your town",
  consent: "Please agree that we may show your review",
};

/** Instead of the form, once it is sent, and once it is sent again. */
export const reviewThanks = "Thank you for your review!";
export const reviewKnown = "We already have your review. Thank you!";

export const invitedRequestSchema = strictObject(
  { quoteRequestId: { type: "integer", minimum: 1, maximum: MAX_INT4 } },
  [],
);

export type InvitedRequest = FromSchema<typeof invitedRequestSchema>;

export type ReviewInvitation = { url: string; expiresAt: string };

/** Of GET /api/admin/reviews, a testimonial that came by invitation. `fromCustomer`: rating and review are as sent. */
export type InvitedReview = { id: number; fromCustomer: boolean };

/** `request` is null if it came from none, or that has been deleted. */
export type Invitation = { state: "open" | "used" | "expired"; request: ReviewedRequest | null };

type ReviewedRequest = Pick<QuoteRequest, "fullName" | "address" | "serviceType">;

/** "Dahlonega"; never a street. */
export function shownTown({ address }: ReviewedRequest): string {
  const town = townOf(address ?? "");
  return /\d/.test(town) ? "" : town;
}

/** The id of a testimonial's card in the owner's list, and the address that leads there. */
export const testimonialAnchor = (id: number) => `testimonial-${id}`;
export const testimonialPath = (id: number) => `/admin/testimonials#${testimonialAnchor(id)}`;
