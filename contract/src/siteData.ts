import type { Business } from "./business";
import type { ContentPath } from "./contentKinds";
import type { PublicFeaturedProject } from "./featuredProject";
import type { PublicService } from "./service";
import type { PublicServiceArea } from "./serviceArea";
import type { PublicTestimonial } from "./testimonial";

/** Everything that the public pages are rendered from. */
export type SiteData = Readonly<{
  business: Business;
  /** The business's version. Lists of another one are not for this page: they may be another site's. */
  edition?: number;
  content: LandingContent;
  /** The ids of the reviews that are as invited customers wrote them. */
  customerReviews: readonly number[];
  /** What kind of work the customer reviews. */
  reviewedWork?: string | undefined;
  /** Of the site: "https://example.com"; unknown without DOMAIN. */
  address: string | undefined;
  /** The business is still the sample: no search engine may list its pages. */
  isSample: boolean;
  logoLook?: LogoLook | undefined;
  retention: Retention;
}>;

/** Of a public list: the edition that it belongs to. */
export const EDITION_HEADER = "X-Edition";

/** How the logo can be read. */
export type LogoLook = Readonly<{
  /** Only on dark, so on paper it has a dark plate. */
  isLight: boolean;
  /** Wider than 8:1: it has the width to itself. */
  isWide: boolean;
  /** On dark it has a plate of paper. */
  needsPlate: boolean;
}>;

/** How long visitors' data is kept, as the operator has set it. */
export type Retention = Readonly<{
  /** Days until quote requests are deleted automatically; 0: never. */
  requestDays: number;
  /** The same for those held as spam. */
  spamDays: number;
}>;

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
