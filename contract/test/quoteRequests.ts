import type { QuoteRequest } from "../src/quoteRequest";
import { type Answers, hiddenFieldList, quoteFieldList, sampleAnswers } from "../src/quoteFields";

/** What is stored for each field that a visitor left empty. */
export const noOptionalAnswers = Object.fromEntries(
  quoteFieldList.filter(({ isOptional }) => isOptional).map(({ name }) => [name, null]),
) as Pick<Answers, OptionalName>; // as the filter says

type OptionalName = {
  [Name in keyof Answers]: null extends Answers[Name] ? Name : never;
}[keyof Answers];

/** A valid payload with every field; tests change one thing in it. */
export const validQuoteRequest = {
  ...sampleAnswers,
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
  utm_term: "roof repair",
  utm_content: "ad-2",
  referrer: "https://www.google.com/",
  website: "",
};

/** Its answers as they are stored, listed for the owner and sent on: without consent, sum and two of the tracking fields. */
export const storedAnswers = {
  ...Object.fromEntries(quoteFieldList.map(({ name }) => [name, validQuoteRequest[name]])),
  ...Object.fromEntries(
    hiddenFieldList
      .filter((field) => "ownerLabel" in field)
      .map(({ name, column }) => [column, validQuoteRequest[name]]),
  ),
};

/** A quote request as the owner's list has it, with every field filled. */
export const fullQuote: QuoteRequest = {
  ...noOptionalAnswers,
  id: 114,
  serviceType: "roofing",
  timing: "asap",
  budget: "1000-5000",
  createdAt: "2026-11-19T10:30:00.000Z", // the same day from Hawaii to Auckland
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
