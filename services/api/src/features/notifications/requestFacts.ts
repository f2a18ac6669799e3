import { formats } from "@ridgeline/contract/formats";
import {
  budgetOptions,
  optionLabel,
  serviceTypeOptions,
  timingOptions,
} from "@ridgeline/contract/options";
import { quarantinePath, QUOTE_REQUESTS_PATH, requestPath } from "@ridgeline/contract/requestPath";
import type { Site } from "@ridgeline/contract/site";
import type { NotifiedRequest } from "./notification";

export type Fact = Readonly<{ label: string; value: string; href?: string }>;

/** What the owner wants to know besides who it is, most important first, each on one line, without empty fields. */
export function requestFacts(request: NotifiedRequest): Fact[] {
  const { timing, budget, email } = request;
  const facts: [string, string | null, (string | undefined)?][] = [
    ["Service", serviceLabel(request)],
    ["Where", request.address],
    ["Timing", timing && optionLabel(timingOptions, timing)],
    ["Budget", budget && optionLabel(budgetOptions, budget)],
    ["Email", email, mailLink(email)],
  ];
  return facts.flatMap(([label, value, href]) =>
    value ? [{ label, value: oneLine(value, 500), ...(href !== undefined && { href }) }] : [],
  );
}

function mailLink(email: string | null): string | undefined {
  return email !== null && formats.email(email)
    ? `mailto:${email.split("@").map(encodeURIComponent).join("@")}`
    : undefined;
}

export function serviceLabel({ serviceType }: NotifiedRequest): string {
  return optionLabel(serviceTypeOptions, serviceType);
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
