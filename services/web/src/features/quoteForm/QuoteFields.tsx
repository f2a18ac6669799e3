import { budgetOptions, serviceTypeOptions, timingOptions } from "@ridgeline/contract/options";
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useForm } from "react-final-form";
import { styled } from "styled-components";
import { SelectField } from "../../form/SelectField";
import { LongTextField, TextField } from "../../form/TextField";
import { type Submit, useSubmit } from "../../form/useSubmit";
import { replayEarlyPress } from "../../late/earlyEvents";
import { useEarlyInput } from "../../late/useEarlyInput";
import { announceInteractive } from "../../late/whenInteractive";
import { media, space } from "../../theme";
import { Button } from "../../ui/Button";
import { ConsentField } from "./ConsentField";
import { PhoneField, toDigits } from "./PhoneField";
import { PhotoPlaceholder } from "./PhotoPlaceholder";
import type { QuoteFormValues } from "./quoteFormValues";
import { SecurityField } from "./SecurityField";
import { SendFailure } from "./SendFailure";
import { SpamTrap } from "./SpamTrap";

type QuoteFieldsProps = { isSending: boolean; onSubmit: Submit };

/** In the order in which a visitor meets them (requirement 4.1). */
export function QuoteFields({ isSending, onSubmit }: QuoteFieldsProps) {
  const ref = useRef<HTMLFormElement>(null);
  const isHydrated = useEarlyVisitor(ref);
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
      {/* Before hydration it is no submit button: the browser itself would send the form, in the address. */}
      <Button
        type={isHydrated ? "submit" : "button"}
        size="large"
        busyText={isSending ? "Sending..." : undefined}
      >
        Request Free Estimate
      </Button>
      <SendFailure />
    </Grid>
  );
}

/** Takes over what a visitor typed and pressed before the form's script arrived; returns whether it has arrived. */
function useEarlyVisitor(ref: RefObject<HTMLFormElement | null>): boolean {
  const { change } = useForm<QuoteFormValues>();
  const [isHydrated, setIsHydrated] = useState(false);
  useLayoutEffect(() => {
    // eslint-disable-next-line react-hooks/set-state-in-effect -- makes React run the effects of hydration at once: React Final Form loses what is typed before its own have run
    setIsHydrated(true);
  }, []);
  useEarlyInput(ref, (name, value) => {
    const field = name as keyof QuoteFormValues; // the form has no other controls
    // An early number may have been pasted or autofilled, with its punctuation.
    change(field, field === "phone" && typeof value === "string" ? toDigits(value) : value);
  });
  useEffect(() => {
    if (!isHydrated) return;
    replayEarlyPress(ref.current);
    announceInteractive();
  }, [isHydrated, ref]);
  return isHydrated;
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
