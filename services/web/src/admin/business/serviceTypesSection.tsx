import ListChecks from "lucide-react/icons/list-checks";
import type { SectionKind } from "./sectionKind";
import { toValue } from "./readTyped";
import { ServiceTypes } from "./ServiceTypes";
import { OTHER, type ServiceTypeDraft } from "./useServiceTypes";

type ServiceTypesDraft = { serviceTypes: ServiceTypeDraft[] };

export const serviceTypesSection: SectionKind = {
  id: "serviceTypes",
  title: "Kinds of work",
  about: "What visitors can choose in the form",
  Icon: ListChecks,
  shownAt: [{ href: "/#quote-form", label: "See it on the site" }],
  draftOf: ({ serviceTypes }) => ({ serviceTypes: otherLast(serviceTypes) }),
  toFields: ({ serviceTypes }: ServiceTypesDraft) => ({
    serviceTypes: withValues(otherLast(serviceTypes)),
  }),
  fields: <ServiceTypes />,
};

function otherLast(types: readonly ServiceTypeDraft[]): ServiceTypeDraft[] {
  const isOther = ({ value }: ServiceTypeDraft) => value === OTHER;
  return [...types.filter((type) => !isOther(type)), ...types.filter(isOther)];
}

/** A new kind gets its value from its label; an old one keeps it, since requests name it. */
function withValues(types: readonly ServiceTypeDraft[]): ServiceTypeDraft[] {
  const taken = types.map(({ value }) => value);
  return types.map(({ value, label }) => {
    if (value !== "" || label.trim() === "") return { value, label };
    const made = toValue(label, taken);
    taken.push(made);
    return { value: made, label };
  });
}
