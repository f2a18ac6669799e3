import { budgetOptions, serviceTypeOptions, timingOptions } from "@ridgeline/contract/options";
import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { styled } from "styled-components";
import { media } from "../../theme";
import { Button } from "../../ui/Button";
import { replayEarlyPress } from "../../late/replayEarlyPress";
import { useIsHydrated } from "../../late/useIsHydrated";
import { ConsentField } from "./ConsentField";
import { DetailsField } from "./DetailsField";
import { focusAfterFailure } from "./focusAfterFailure";
import { PhoneField } from "./PhoneField";
import { PhotoPlaceholder } from "./PhotoPlaceholder";
import type { QuoteFormValues } from "./QuoteFormValues";
import { QuoteSelect } from "./QuoteSelect";
import { QuoteText } from "./QuoteText";
import { SecurityField } from "./SecurityField";
import { SpamTrap } from "./SpamTrap";
import { useEarlyInput } from "./useEarlyInput";

type QuoteFieldsProps = {
  isSending: boolean;
  hasFailed: () => boolean;
  onEarlyInput: <Name extends keyof QuoteFormValues>(
    name: Name,
    value: QuoteFormValues[Name],
  ) => void;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => Promise<unknown> | undefined;
};

/**
 * In the order in which a visitor meets them (requirement 4.1). Until its script is there the form has no submit button: the
 * browser would send it by itself, as an address.
 */
export function QuoteFields({ isSending, hasFailed, onEarlyInput, onSubmit }: QuoteFieldsProps) {
  const ref = useRef<HTMLFormElement>(null);
  const isHydrated = useIsHydrated();
  // After the render that shows the messages and frees the button, hence an effect.
  const [failures, setFailures] = useState(0);
  useEffect(() => {
    if (failures > 0) focusAfterFailure(ref.current);
  }, [failures]);
  useEarlyInput(ref, onEarlyInput);
  useEffect(() => {
    if (isHydrated) replayEarlyPress(ref.current);
  }, [isHydrated]);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    await onSubmit(event);
    if (hasFailed()) setFailures((count) => count + 1);
  };

  return (
    <Grid
      ref={ref}
      noValidate
      aria-label="Request a free estimate"
      onSubmit={(event) => void submit(event)}
    >
      <QuoteText name="fullName" label="Full Name" autoComplete="name" />
      <Half>
        <PhoneField />
      </Half>
      <Half>
        <QuoteText name="email" label="Email" isOptional type="email" autoComplete="email" />
      </Half>
      <QuoteText
        name="address"
        label="Project Address or City"
        isOptional
        autoComplete="address-line1"
      />
      <QuoteSelect
        name="serviceType"
        label="Service Type"
        placeholder="Select a service"
        options={serviceTypeOptions}
      />
      <Half>
        <QuoteSelect
          name="timing"
          label="Timing"
          isOptional
          placeholder="Choose timing"
          options={timingOptions}
        />
      </Half>
      <Half>
        <QuoteSelect
          name="budget"
          label="Budget"
          isOptional
          placeholder="Choose a range"
          options={budgetOptions}
        />
      </Half>
      <DetailsField />
      <PhotoPlaceholder />
      <SecurityField />
      <ConsentField />
      <SpamTrap />
      <Button
        type={isHydrated ? "submit" : "button"}
        size="large"
        busyText={isSending ? "Sending..." : undefined}
      >
        Request Free Estimate
      </Button>
    </Grid>
  );
}

const Grid = styled.form`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: 28px 24px;

  > * {
    grid-column: 1 / -1;
  }

  ${media.upToPhone} {
    grid-template-columns: minmax(0, 1fr);
    gap: 24px;
  }
`;

const Half = styled.div`
  && {
    grid-column: auto;
  }
`;
