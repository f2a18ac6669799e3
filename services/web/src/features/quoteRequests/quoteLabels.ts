import {
  budgetOptions,
  optionLabel,
  serviceTypeOptions,
  timingOptions,
} from "@ridgeline/contract/options";
import type { QuoteRequest } from "@ridgeline/contract/quoteRequest";

/** What was chosen in the form, as its labels; "" where nothing was. */
export function quoteLabels({ serviceType, timing, budget }: QuoteRequest) {
  return {
    serviceType: optionLabel(serviceTypeOptions, serviceType),
    timing: optionLabel(timingOptions, timing ?? ""),
    budget: optionLabel(budgetOptions, budget ?? ""),
  };
}
