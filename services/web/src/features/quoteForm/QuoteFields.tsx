import {
  budgetOptions,
  type Option,
  serviceTypeOptions,
  timingOptions,
} from "@ridgeline/contract/options";
import { styled } from "styled-components";
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
      <TextField name="fullName" label="Full Name" autoComplete="name" />
      <Half>
        <PhoneField />
      </Half>
      <Half>
        <TextField name="email" label="Email" isOptional type="email" autoComplete="email" />
      </Half>
      <TextField
        name="address"
        label="Project Address or City"
        isOptional
        autoComplete="address-line1"
      />
    </>
  );
}

function JobFields() {
  return (
    <>
      <SelectField
        name="serviceType"
        label="Service Type"
        placeholder="Select a service"
        options={serviceTypeOptions}
      />
      <Half>
        <SelectField
          name="timing"
          label="Timing"
          isOptional
          placeholder="Choose timing"
          options={timingOptions}
        />
      </Half>
      <Half>
        <SelectField
          name="budget"
          label="Budget"
          isOptional
          placeholder="Choose a range"
          options={budgetOptions}
        />
      </Half>
      <LongTextField
        name="projectDetails"
        label="Project Details"
        hint="Minimum 20 characters required"
      />
    </>
  );
}

type SelectFieldProps = {
  name: string;
  label: string;
  isOptional?: boolean;
  placeholder: string;
  options: readonly Option[];
};

function SelectField({ placeholder, options, ...field }: SelectFieldProps) {
  return (
    <FormField<string> {...field}>
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
