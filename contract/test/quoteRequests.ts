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
