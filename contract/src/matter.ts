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
  retention: Retention;
}>;

/** How long what visitors send is kept, as the operator has set it. */
export type Retention = Readonly<{
  /** Seconds until an address that was counted is forgotten. */
  addressSeconds: number;
  /** Days until quote requests are deleted; 0: never by themselves. */
  requestDays: number;
  /** The same for those held as spam. */
  spamDays: number;
}>;
