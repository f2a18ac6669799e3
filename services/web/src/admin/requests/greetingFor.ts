import { optionLabel } from "@ridgeline/contract/options";
import type { QuoteRequest } from "@ridgeline/contract/quoteRequest";
import type { PageBusiness } from "../../site/business";

/** How a text message to the customer begins; the owner finishes it: "Hi Walter, this is Ridgeline about ...". */
export function greetingFor(
  quote: Pick<QuoteRequest, "fullName" | "serviceType">,
  { shortName, serviceTypes }: Pick<PageBusiness, "shortName" | "serviceTypes">,
): string {
  const hi = ["Hi", salutationName(quote.fullName)].filter(Boolean).join(" ");
  const work = quote.serviceType === OTHER ? "" : optionLabel(serviceTypes, quote.serviceType);
  const request = ["your request", oneLine(work)].filter(Boolean).join(" for ");
  return `${hi}, this is ${oneLine(shortName)} about ${request}. `;
}

/** Nobody writes "your request for Other". */
const OTHER = "other";

/** The first name; all of the name if it begins with a title or an initial: "Dr. Lee", "J. Walter Pruitt". */
function salutationName(fullName: string): string {
  const name = oneLine(fullName);
  const [first = ""] = name.split(" ");
  return NO_FIRST_NAME.test(first) ? name : first;
}

const NO_FIRST_NAME = /^(.|.*\.|dr|miss|mr|mrs|ms)$/iu;

/** Without line breaks, control characters, direction marks and broken characters, which no link can carry. */
function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\s]+/gu, " ").trim();
}
