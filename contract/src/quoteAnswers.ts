import { type Option, optionLabel } from "./options";
import { quoteFieldList, type QuoteFieldName, quoteFields } from "./quoteFields";
import type { Answers } from "./quoteRequest";

export type Answer = Readonly<{ name: QuoteFieldName; label: string; value: string }>;

/**
 * The answers as the owner reads them, in the order of the form: with the labels of chosen options, without empty answers.
 * `serviceTypes` are those of the business.
 */
export function readAnswers(
  request: Answers,
  serviceTypes: readonly Option[],
  ...groups: readonly Group[]
): Answer[] {
  return quoteFieldList
    .filter(({ group }) => groups.length === 0 || groups.includes(group))
    .map(({ name, label, ownerLabel }) => ({
      name,
      label: ownerLabel ?? label,
      value: readAnswer(request, name, serviceTypes),
    }))
    .filter(({ value }) => value !== "");
}

type Group = (typeof quoteFieldList)[number]["group"];

/** One answer as the owner reads it; "" if there is none. */
export function readAnswer(
  request: Answers,
  name: QuoteFieldName,
  serviceTypes: readonly Option[],
): string {
  const value = request[name] ?? "";
  if (name === "serviceType") return optionLabel(serviceTypes, value);
  const field = quoteFields[name];
  return "options" in field ? optionLabel(field.options, value) : value;
}

/** What the owner's test message says. */
export const sampleAnswers = Object.fromEntries(
  quoteFieldList.map(({ name, sample }) => [name, sample]),
) as Record<QuoteFieldName, string>; // the list has every name
