import type { QuoteRequest } from "@ridgeline/contract/quoteRequest";
import { noOptionalAnswers } from "../../../contract/test/quoteRequests";

/** A quote request with every field filled. */
export const fullQuote: QuoteRequest = {
  ...noOptionalAnswers,
  id: 114,
  serviceType: "roofing",
  timing: "asap",
  budget: "1000-5000",
  createdAt: "2026-11-19T12:00:00.000Z",
  fullName: "Jane Holcomb",
  phone: "7065550117",
  email: "jane.holcomb@example.com",
  address: "48 Auraria Road, Dahlonega",
  projectDetails: "A stain on the bedroom ceiling.\nNear the chimney.",
  utmSource: "google",
  utmMedium: "cpc",
  utmCampaign: "roof-repair-fall",
  referrer: "https://www.google.com/",
};

/** One with nothing but what the form requires. */
export const bareQuote: QuoteRequest = {
  ...fullQuote,
  ...noOptionalAnswers,
  id: 113,
  utmSource: null,
  utmMedium: null,
  utmCampaign: null,
  referrer: null,
};
