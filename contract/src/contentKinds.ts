import { featuredProjectInputSchema, featuredProjectKind } from "./featuredProject";
import { serviceInputSchema, serviceKind } from "./service";
import { serviceAreaInputSchema, serviceAreaKind } from "./serviceArea";
import { testimonialInputSchema, testimonialKind } from "./testimonial";

/**
 * Every content kind, in the order of the dashboard. Checks, routes, tables, the content file and the admin addresses
 * derive from this list. The schemas are added here and not in each kind, since browsers load the kinds without them.
 */
export const contentKinds = [
  { ...testimonialKind, schema: testimonialInputSchema },
  { ...serviceKind, schema: serviceInputSchema },
  { ...serviceAreaKind, schema: serviceAreaInputSchema },
  { ...featuredProjectKind, schema: featuredProjectInputSchema },
] as const;

export type ContentPath = (typeof contentKinds)[number]["path"];
