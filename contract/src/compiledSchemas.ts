import { activationSchema } from "./activation";
import { featuredProjectInputSchema } from "./featuredProject";
import { quoteRequestPayloadSchema } from "./quoteRequest";
import { serviceInputSchema } from "./service";
import { serviceAreaInputSchema } from "./serviceArea";
import { siteSchema } from "./site";
import { testimonialInputSchema } from "./testimonial";

/** Validator name -> schema. `scripts/compileValidators.mjs` writes each as a function, ahead of time. */
export const compiledSchemas = {
  activation: activationSchema,
  featuredProjectInput: featuredProjectInputSchema,
  quoteRequestPayload: quoteRequestPayloadSchema,
  serviceAreaInput: serviceAreaInputSchema,
  serviceInput: serviceInputSchema,
  site: siteSchema,
  testimonialInput: testimonialInputSchema,
};
