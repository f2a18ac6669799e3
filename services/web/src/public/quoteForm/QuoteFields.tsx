import {
  MIN_PROJECT_DETAILS,
  quoteFields,
  type QuoteFieldName,
} from "@ridgeline/contract/quoteFields";
import { styled } from "styled-components";
import { usePageBusiness } from "../../site/business";
import { space } from "../../theme";
import { FormField, LongTextField, TextField, useFormField } from "../../form";
import { Select } from "../../ui/Select";
import { ConsentField } from "./ConsentField";
import { PhoneField } from "./PhoneField";
import { PhotoPlaceholder } from "./PhotoPlaceholder";
import { SecurityField } from "./SecurityField";

/** In the order in which a visitor meets them (requirement 4.1). */
export function QuoteFields() {
  return (
    <>
      <ContactFields />
      <JobFields />
      <PhotoPlaceholder />
      <SecurityField />
      <ConsentField />
      <TrapField />
    </>
  );
}

function ContactFields() {
  return (
    <>
      <TextField {...labelOf("fullName")} autoComplete="name" />
      <Pair>
        <PhoneField />
        <TextField {...labelOf("email")} type="email" autoComplete="email" />
      </Pair>
      <TextField {...labelOf("address")} autoComplete="address-line1" />
    </>
  );
}

function JobFields() {
  return (
    <>
      <SelectField name="serviceType" placeholder="Select a service" />
      <Choices>
        <SelectField name="timing" placeholder="Choose timing" />
        <SelectField name="budget" placeholder="Choose a range" />
      </Choices>
      <LongTextField
        {...labelOf("projectDetails")}
        hint={`Minimum ${MIN_PROJECT_DETAILS} characters required`}
      />
    </>
  );
}

function labelOf(name: QuoteFieldName) {
  const field = quoteFields[name];
  const isOptional = "isOptional" in field;
  return { name, label: field.label, isOptional, isRequired: !isOptional };
}

type SelectFieldProps = { name: "serviceType" | "timing" | "budget"; placeholder: string };

function SelectField({ name, placeholder }: SelectFieldProps) {
  const { serviceTypes } = usePageBusiness();
  const options = name === "serviceType" ? serviceTypes : quoteFields[name].options;
  return (
    <FormField<string> {...labelOf(name)}>
      {(control, input) => (
        <Select {...control} {...input} placeholder={placeholder} options={options} />
      )}
    </FormField>
  );
}

/** Filled in only by bots: out of sight, out of the tab order, hidden from screen readers. */
function TrapField() {
  const { input } = useFormField<string>("website");
  return (
    <OutOfSight aria-hidden>
      <label htmlFor="website">Website (leave blank)</label>
      <input {...input} id="website" tabIndex={-1} autoComplete="off" />
    </OutOfSight>
  );
}

/* The widths are those of the form (QuoteForm.tsx), in rem: large text puts one below the other. */
const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: inherit;

  @container (min-width: 31.5rem) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    column-gap: ${space.s3};
  }
`;

/* Short enough to be side by side even on a phone: each as wide as its longest choice. */
const Choices = styled(Pair)`
  @container (21.1rem <= width < 31.5rem) {
    grid-template-columns: minmax(0, 148fr) minmax(0, 180fr);
    column-gap: 10px;

    select {
      padding-inline: 12px 28px;
      font-size: 1rem;
    }

    svg {
      right: 8px;
      width: 16px;
    }
  }
`;

const OutOfSight = styled.div`
  position: absolute;
  left: -9999px;
  top: 0;
`;
