import * as compiled from "../generated/validators";
import { type Business, businessMessages, type StoredBusiness } from "./business";
import type { Activation, Move } from "./contentKind";
import { createCheck } from "./createCheck";
import type { FeaturedProjectInput } from "./featuredProject";
import { type InvitedRequest, type Review, reviewMessages } from "./invitedReview";
import type { PushSubscription } from "./notifications";
import { type QuotePayload, quotePayloadMessages } from "./quotePayload";
import type { ServiceInput } from "./service";
import type { ServiceAreaInput } from "./serviceArea";
import type { TestimonialInput } from "./testimonial";
import type { Trade } from "./trade";

export const checkActivation = createCheck<Activation>(compiled.activation);
export const checkBusiness = createCheck<Business>(compiled.business, businessMessages);
export const checkFeaturedProjectInput = createCheck<FeaturedProjectInput>(
  compiled.featuredProjectInput,
);
export const checkInvitedRequest = createCheck<InvitedRequest>(compiled.invitedRequest);
export const checkMove = createCheck<Move>(compiled.move);
export const checkPushSubscription = createCheck<PushSubscription>(compiled.pushSubscription);
export const checkQuotePayload = createCheck<QuotePayload>(
  compiled.quotePayload,
  quotePayloadMessages,
);
export const checkReview = createCheck<Review>(compiled.review, reviewMessages);
export const checkServiceAreaInput = createCheck<ServiceAreaInput>(compiled.serviceAreaInput);
export const checkServiceInput = createCheck<ServiceInput>(compiled.serviceInput);
export const checkStoredBusiness = createCheck<StoredBusiness>(
  compiled.storedBusiness,
  businessMessages,
);
export const checkTestimonialInput = createCheck<TestimonialInput>(compiled.testimonialInput);
export const checkTrade = createCheck<Trade>(compiled.trade);

/** The check of each content kind, by the kind's path. */
export const contentChecks = {
  testimonials: checkTestimonialInput,
  services: checkServiceInput,
  "service-areas": checkServiceAreaInput,
  "featured-projects": checkFeaturedProjectInput,
} as const;
