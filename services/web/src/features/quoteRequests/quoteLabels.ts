import {
  budgetOptions,
  optionLabel,
  serviceTypeOptions,
  timingOptions,
} from "@ridgeline/contract/options";
import type { QuoteRequest } from "@ridgeline/contract/quoteRequest";

/** The labels of the chosen options; "" if none was chosen. */
export function quoteLabels({ serviceType, timing, budget }: QuoteRequest) {
  return {
    serviceType: optionLabel(serviceTypeOptions, serviceType),
    timing: optionLabel(timingOptions, timing ?? ""),
    budget: optionLabel(budgetOptions, budget ?? ""),
  };
}
