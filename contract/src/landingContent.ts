import type { ContentPath } from "./contentKinds";
import type { PublicFeaturedProject } from "./featuredProject";
import type { PublicService } from "./service";
import type { PublicServiceArea } from "./serviceArea";
import type { PublicTestimonial } from "./testimonial";

/** The lists on the landing page, by path, as the public API returns them: active rows, in order. */
export type LandingContent = {
  services: readonly PublicService[];
  "featured-projects": readonly PublicFeaturedProject[];
  "service-areas": readonly PublicServiceArea[];
  testimonials: readonly PublicTestimonial[];
};

export type LandingList = keyof LandingContent;

export const landingLists = [
  "services",
  "featured-projects",
  "service-areas",
  "testimonials",
] as const satisfies readonly (LandingList & ContentPath)[];
