import { budgetOptions, serviceTypeOptions, timingOptions } from "@ridgeline/contract/options";
import { styled } from "styled-components";
import { LongTextField, TextField } from "../../form/FormField";
import { SelectField } from "../../form/SelectField";
import { ConsentField } from "./ConsentField";
import { PhoneField } from "./PhoneField";
import { PhotoPlaceholder } from "./PhotoPlaceholder";
import { SecurityField } from "./SecurityField";
import { SpamTrap } from "./SpamTrap";

/** In the order in which a visitor meets them (requirement 4.1). */
export function QuoteFields() {
  return (
    <>
      <ContactFields />
      <JobFields />
      <PhotoPlaceholder />
      <SecurityField />
      <ConsentField />
      <SpamTrap />
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

const Half = styled.div`
  && {
    grid-column: auto;
  }
`;
