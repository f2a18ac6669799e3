import type { Business } from "./business";
import type { LandingContent } from "./landingContent";

/** What every page of the site is made of. */
export type Matter = Readonly<{
  business: Business;
  content: LandingContent;
  /** Of the site: "https://example.com"; unknown without DOMAIN. */
  address: string | undefined;
  /** The business is still the sample: no search engine may list its pages. */
  isSample: boolean;
}>;
