import { formats } from "@ridgeline/contract/formats";
import { answersOf, readAnswer } from "@ridgeline/contract/quoteAnswers";
import { quarantinePath, QUOTE_REQUESTS_PATH, requestPath } from "@ridgeline/contract/requestPath";
import type { Site } from "@ridgeline/contract/site";
import type { NotifiedRequest } from "./notification";

export type Fact = Readonly<{ label: string; value: string; href?: string }>;

/** What the owner wants to know besides who it is and what they wrote: the job first, each on one line. */
export function requestFacts(request: NotifiedRequest): Fact[] {
  const answers = [...answersOf(request, "job"), ...answersOf(request, "contact")];
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

export function serviceLabel(request: NotifiedRequest): string {
  return readAnswer(request, "serviceType");
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

/** The owner's list. */
export function listAddress(site: Site): string {
  return new URL(QUOTE_REQUESTS_PATH, site.url).href;
}

/** The owner's list, opened at this request. */
export function requestAddress({ id }: { id: number }, site: Site): string {
  return new URL(requestPath(id), site.url).href;
}

/** The requests in quarantine, below that list. */
export function quarantineAddress(site: Site): string {
  return new URL(quarantinePath, site.url).href;
}
