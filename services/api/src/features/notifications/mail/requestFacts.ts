import {
  budgetOptions,
  optionLabel,
  serviceTypeOptions,
  timingOptions,
} from "@ridgeline/contract/options";
import { formatPhone } from "@ridgeline/contract/phone";
import type { NotifiedRequest } from "../notification";

export type Fact = Readonly<{ label: string; value: string }>;

/** What the owner wants to know at a glance, most important first, each on one line, without empty fields. */
export function requestFacts(request: NotifiedRequest): Fact[] {
  const { timing, budget } = request;
  const facts: [string, string | null][] = [
    ["Name", request.fullName],
    ["Phone", formatPhone(request.phone)],
    ["Email", request.email],
    ["Service", serviceLabel(request)],
    ["Where", request.address],
    ["Timing", timing && optionLabel(timingOptions, timing)],
    ["Budget", budget && optionLabel(budgetOptions, budget)],
  ];
  return facts.flatMap(([label, value]) => (value ? [{ label, value: oneLine(value, 500) }] : []));
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
