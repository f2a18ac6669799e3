import { businessSchema } from "@ridgeline/contract/business";
import { ListChecks } from "lucide-react";
import { isOther } from "./draft";
import { RowInput, Rows } from "./Rows";
import { FieldsHint, type SectionKind } from "./sectionLayout";

export const serviceTypesSection: SectionKind = {
  id: "serviceTypes",
  title: "Kinds of work",
  Icon: ListChecks,
  valueOf: ({ serviceTypes }) => serviceTypes.map(({ label }) => label).join(", "),
  shownAt: [{ href: "/#quote-form", label: "See it on the site" }],
  fields: (
    <>
      <FieldsHint>
        What visitors can choose in the form, in this order. A new name is for the same work, also
        on requests that have come in. For other work, remove the kind and add another.
      </FieldsHint>
      <Rows
        name="serviceTypes"
        one="kind of work"
        max={businessSchema.properties.serviceTypes.maxItems}
        blank={{ value: "", label: "" }}
        isLast={isOther}
      >
        {(row, index) => <RowInput name={`${row}.label`} label={`Kind of work ${index + 1}`} />}
      </Rows>
    </>
  ),
};
