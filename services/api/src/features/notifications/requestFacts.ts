import type { Business } from "@ridgeline/contract/business";
import { formats } from "@ridgeline/contract/formats";
import { readAnswer, readAnswers } from "@ridgeline/contract/quoteAnswers";
import { quarantinePath, QUOTE_REQUESTS_PATH, requestPath } from "@ridgeline/contract/requestPath";
import type { Letterhead, NotifiedRequest } from "./notification";

export type Fact = Readonly<{ label: string; value: string; href?: string }>;

/** What the owner wants to know besides who it is and what they wrote: the job first, each on one line. */
export function requestFacts(request: NotifiedRequest, { serviceTypes }: Business): Fact[] {
  const read = (group: "job" | "contact") => readAnswers(request, serviceTypes, group);
  const answers = [...read("job"), ...read("contact")];
  const mailTo = mailLink(request.email);
  return answers
    .filter(({ name }) => name !== "fullName" && name !== "phone")
    .map(({ name, label, value }) => ({
      label,
      value: oneLine(value, 500),
      ...(name === "email" && mailTo !== undefined && { href: mailTo }),
    }));
}

function mailLink(email: string | null): string | undefined {
  return email !== null && formats.email(email)
    ? `mailto:${email.split("@").map(encodeURIComponent).join("@")}`
    : undefined;
}

export function serviceLabel(request: NotifiedRequest, { serviceTypes }: Business): string {
  return readAnswer(request, "serviceType", serviceTypes);
}

/**
 * A visitor's text for a header or a line: without line breaks, control characters and direction marks, cut to `limit`
 * characters.
 */
export function oneLine(text: string, limit: number): string {
  const clean = text.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, " ").trim();
  const characters = Array.from(clean);
  return characters.length <= limit ? clean : `${characters.slice(0, limit - 1).join("")}…`;
}

/** The site's address; undefined if that is unknown, as of the pages below. */
type Address = Letterhead["address"];

/** The owner's list. */
export function listAddress(address: Address): string | undefined {
  return address && address + QUOTE_REQUESTS_PATH;
}

/** The owner's list, opened at this request. */
export function requestAddress({ id }: { id: number }, address: Address): string | undefined {
  return address && address + requestPath(id);
}

/** The requests in quarantine, below that list. */
export function quarantineAddress(address: Address): string | undefined {
  return address && address + quarantinePath;
}

/** What a message calls the site at its end. */
export function sentFrom(address: Address): string {
  return address ?? "your website";
}
