import type { Business } from "@ridgeline/contract/business";
import { formats } from "@ridgeline/contract/formats";
import { readAnswer, readAnswers } from "@ridgeline/contract/quoteAnswers";
import type { Letterhead, NotifiedRequest } from "./notification";

export type Fact = Readonly<{ label: string; value: string; href?: string }>;

/** What the owner wants to know apart from the name and the message, one line each, the job first. */
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

/** The site's address; undefined if that is unknown. */
type Address = Letterhead["address"];

/** Where one of the site's pages is; undefined if that is unknown. */
export function pageAddress(address: Address, path: string): string | undefined {
  return address && address + path;
}

/** The site's name at the end of a message. */
export function sentFrom(address: Address): string {
  return address ?? "your website";
}
