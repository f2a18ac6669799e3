import type { StoredBusiness } from "@ridgeline/contract/business";
import type { LandingContent } from "@ridgeline/contract/siteData";
import type { ReadBusiness } from "../business/businessRepository";
import { listLandingContent } from "../content/contentStore";
import { type Database, inSnapshot } from "../database/connect";
import { listCustomerReviews } from "../reviews/reviewRepository";

type Site = { business: StoredBusiness; content: LandingContent; customerReviews: number[] };

/** Everything on the landing page, of one moment: no page is half one site and half another. */
export function readSite(database: Database, readBusiness: ReadBusiness): Promise<Site> {
  return inSnapshot(database, async (snapshot) => ({
    business: await readBusiness(snapshot),
    content: await listLandingContent(snapshot),
    customerReviews: await listCustomerReviews(snapshot),
  }));
}
