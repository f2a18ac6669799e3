import { budgetOptions, serviceTypeOptions, timingOptions } from "@ridgeline/contract/options";
import { type RefObject, useEffect, useRef } from "react";
import { useForm } from "react-final-form";
import { styled } from "styled-components";
import { SelectField } from "../../form/SelectField";
import { LongTextField, TextField } from "../../form/FormField";
import { type Submit, useSubmit } from "../../form/useSubmit";
import { useEarlyInput } from "../../late/useEarlyInput";
import { media, space } from "../../theme";
import { ConsentField } from "./ConsentField";
import { PhoneField, toDigits } from "./PhoneField";
import { PhotoPlaceholder } from "./PhotoPlaceholder";
import type { QuoteFormValues } from "./quoteFormValues";
import { SecurityField } from "./SecurityField";
import { Sending } from "./Sending";
import { SpamTrap } from "./SpamTrap";

type QuoteFieldsProps = { isSending: boolean; onSubmit: Submit };

/** In the order in which a visitor meets them (requirement 4.1). */
export function QuoteFields({ isSending, onSubmit }: QuoteFieldsProps) {
  const ref = useRef<HTMLFormElement>(null);
  useEarlyText(ref);
  useEffect(() => {
    // Enter in a field sends the form, too, when the button may be below the screen.
    if (isSending) ref.current?.querySelector("[data-busy]")?.scrollIntoView({ block: "nearest" });
  }, [isSending]);
  return (
    // Without autocomplete the browser itself restores no part of the form; for autofill the fields have their own values.
    <Grid
      ref={ref}
      noValidate
      autoComplete="off"
      aria-label="Request a free estimate"
      data-draft=""
      onSubmit={useSubmit(onSubmit)}
    >
      <ContactFields />
      <JobFields />
      <PhotoPlaceholder />
      <SecurityField />
      <ConsentField />
      <SpamTrap />
      <Sending form={ref} isSending={isSending} />
    </Grid>
  );
}

/** Takes over what a visitor typed and chose before the form's script arrived. */
function useEarlyText(form: RefObject<HTMLFormElement | null>): void {
  const { change } = useForm<QuoteFormValues>();
  useEarlyInput(form, (name, value) => {
    const field = name as keyof QuoteFormValues; // the form has no other controls
    // An early number may have been pasted or autofilled, with its punctuation.
    change(field, field === "phone" && typeof value === "string" ? toDigits(value) : value);
  });
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

const Grid = styled.form`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: 28px ${space.s3};

  > * {
    grid-column: 1 / -1;
  }

  ${media.upToPhone} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space.s3};
  }
`;

const Half = styled.div`
  && {
    grid-column: auto;
  }
`;
