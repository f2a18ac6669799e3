/** A quote request as the owner's list returns it, with every field filled. */
export const fullQuote = {
  id: 114,
  serviceType: "roofing",
  timing: "asap",
  budget: "1000-5000",
  createdAt: "2026-11-09T17:00:00.000Z",
  fullName: "Jane Holcomb",
  phone: "7065550117",
  email: "jane+roof@example.com",
  address: "48 Auraria Road, Dahlonega",
  projectDetails: "A stain on the ceiling.\nNear the chimney.",
  utmSource: "google",
  utmMedium: "cpc",
  utmCampaign: "roof-repair-fall",
  referrer: "https://www.google.com/",
};

/** One with only the required fields. */
export const bareQuote = {
  ...fullQuote,
  id: 113,
  fullName: "Marcus Bell",
  timing: null,
  budget: null,
  email: null,
  address: null,
  utmSource: null,
  utmMedium: null,
  utmCampaign: null,
  referrer: null,
};
