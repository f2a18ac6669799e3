import {
  budgetOptions,
  optionLabel,
  serviceTypeOptions,
  timingOptions,
} from "@ridgeline/contract/options";
import type { NotifiedRequest } from "../notification";
import { oneLine } from "./oneLine";
import { readablePhone } from "./phoneNumber";

export type Fact = Readonly<{ label: string; value: string }>;

/** What the owner wants to know at a glance, most wanted first, each on one line; what was left empty is left out. */
export function requestFacts(request: NotifiedRequest): Fact[] {
  const { timing, budget } = request;
  const facts: [string, string | null][] = [
    ["Name", request.fullName],
    ["Phone", readablePhone(request.phone)],
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
