export type Option = { value: string; label: string };

export const timingOptions: readonly Option[] = [
  { value: "asap", label: "ASAP" },
  { value: "1-2-weeks", label: "1-2 weeks" },
  { value: "flexible", label: "Flexible" },
];

export const budgetOptions: readonly Option[] = [
  { value: "under-1000", label: "Under $1,000" },
  { value: "1000-5000", label: "$1,000 - $5,000" },
  { value: "5000-15000", label: "$5,000 - $15,000" },
  { value: "15000-30000", label: "$15,000 - $30,000" },
  { value: "30000-plus", label: "$30,000+" },
  { value: "not-sure", label: "Not sure yet" },
];

/** The label of a stored value; a value that is not (or no longer) an option is returned unchanged. */
export function optionLabel(options: readonly Option[], value: string): string {
  return options.find((option) => option.value === value)?.label ?? value;
}
