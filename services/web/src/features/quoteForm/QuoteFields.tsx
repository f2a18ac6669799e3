import {
  MIN_PROJECT_DETAILS,
  quoteFields,
  type QuoteFieldName,
} from "@ridgeline/contract/quoteFields";
import { styled } from "styled-components";
import { usePageBusiness } from "../../site/business";
import { FormField, LongTextField, TextField, useFormField } from "../../form/FormField";
import { Select } from "../../ui/controls/Select";
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
      <Half>
        <PhoneField />
      </Half>
      <Half>
        <TextField {...labelOf("email")} type="email" autoComplete="email" />
      </Half>
      <TextField {...labelOf("address")} autoComplete="address-line1" />
    </>
  );
}

function JobFields() {
  return (
    <>
      <SelectField name="serviceType" placeholder="Select a service" />
      <Half>
        <SelectField name="timing" placeholder="Choose timing" />
      </Half>
      <Half>
        <SelectField name="budget" placeholder="Choose a range" />
      </Half>
      <LongTextField
        {...labelOf("projectDetails")}
        hint={`Minimum ${MIN_PROJECT_DETAILS} characters required`}
      />
    </>
  );
}

function labelOf(name: QuoteFieldName) {
  const field = quoteFields[name];
  return { name, label: field.label, isOptional: "isOptional" in field };
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

const Half = styled.div`
  && {
    grid-column: auto;
  }
`;

const OutOfSight = styled.div`
  position: absolute;
  left: -9999px;
  top: 0;
`;
