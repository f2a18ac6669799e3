/** A valid quote request. */
export const validQuote = {
  fullName: "Ann Lee",
  phone: "7065550199",
  email: "ann@example.com",
  address: "12 Hawkins St, Dahlonega",
  serviceType: "roofing",
  timing: "asap",
  budget: "1000-5000",
  projectDetails: "Water comes in over the kitchen window when it rains.",
  consent: true,
  mathChallenge: 7,
  mathAnswer: 7,
  utm_source: "google",
  utm_medium: "cpc",
  utm_campaign: "spring",
  referrer: "https://www.google.com/",
  website: "",
};
