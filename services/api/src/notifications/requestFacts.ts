import type { Business } from "@ridgeline/contract/business";
import { formats } from "@ridgeline/contract/jsonSchema";
import { mailTo } from "@ridgeline/contract/link";
import { readAnswer, readAnswers } from "@ridgeline/contract/quoteFields";
import type { NotifiedRequest } from "./notification";

/** A line of a mail; with `href`, `text` is a link. */
export type Line = Readonly<{ label?: string; text: string; href?: string }>;

/** What the owner wants to know apart from the name, the phone and the message, one line each, the job first. */
export function requestFacts(request: NotifiedRequest, { serviceTypes }: Business): Line[] {
  const read = (group: "job" | "contact") => readAnswers(request, serviceTypes, group);
  return [...read("job"), ...read("contact")]
    .filter(({ name }) => name !== "fullName" && name !== "phone")
    .map(({ name, label, value }) => ({
      label,
      text: oneLine(value, 500),
      ...(name === "email" && formats.email(value) && { href: mailTo(value) }),
    }));
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
