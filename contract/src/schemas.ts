import { businessSchema, storedBusinessSchema } from "./business";
import { activationSchema, moveSchema } from "./contentKind";
import { featuredProjectInputSchema } from "./featuredProject";
import { invitedRequestSchema, reviewSchema } from "./invitedReview";
import { pushSubscriptionSchema } from "./notifications";
import { quotePayloadSchema } from "./quotePayload";
import { serviceInputSchema } from "./service";
import { serviceAreaInputSchema } from "./serviceArea";
import { testimonialInputSchema } from "./testimonial";
import { tradeSchema } from "./trade";

/** Everything that is checked, for scripts/compileSchemas.mjs; checks.ts has a check of each. */
export const schemas = {
  activation: activationSchema,
  business: businessSchema,
  featuredProjectInput: featuredProjectInputSchema,
  invitedRequest: invitedRequestSchema,
  move: moveSchema,
  pushSubscription: pushSubscriptionSchema,
  quotePayload: quotePayloadSchema,
  review: reviewSchema,
  serviceAreaInput: serviceAreaInputSchema,
  serviceInput: serviceInputSchema,
  storedBusiness: storedBusinessSchema,
  testimonialInput: testimonialInputSchema,
  trade: tradeSchema,
};
