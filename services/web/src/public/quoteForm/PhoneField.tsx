import { checkQuotePayload } from "@ridgeline/contract/checks/checkQuotePayload";
import { readPhone } from "@ridgeline/contract/phone";
import { MIN_PHONE } from "@ridgeline/contract/quoteFields";
import { type ChangeEvent, useRef, useState, useSyncExternalStore } from "react";
import { styled } from "styled-components";
import { hasArrivedInOnePiece } from "../../arrivedText";
import { useFormField } from "../../form";
import { usePageBusiness } from "../../site/shownBusiness";
import { color, fontSize, space } from "../../theme";
import { Button } from "../../ui/Button";
import { Field, TextInput } from "../../ui/fields";
import { Row } from "../../ui/layout";
import { moveExtension, takePhone } from "./arrivedPhone";

/**
 * The rule accepts digits only. A pasted or autofilled number loses everything else at once; a typed one can be fixed with one
 * press (requirement 11.10). The button appears during typing: on blur it would move the target of the tap.
 */
export function PhoneField() {
  const ref = useRef<HTMLInputElement>(null);
  const business = usePageBusiness();
  const [extension, setExtension] = useState<string>();
  const { input, error, isSending } = useFormField<string>("phone");
  // A page without script has no button that needs one.
  const isAlive = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  const isOffered = isAlive && (error !== undefined || isWhole(input.value));
  const offered = isOffered ? correctPhone(input.value) : undefined;

  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    if (hasArrivedInOnePiece(event)) setExtension(takePhone(event.target));
    input.onChange(event);
  };
  const takeOffered = () => {
    setExtension(moveExtension(input.value));
    input.onChange(offered);
    ref.current?.focus();
  };

  return (
    <Field
      id="phone"
      label="Phone"
      isRequired
      hint={offered === undefined ? `Digits only, e.g. ${business.phone}` : undefined}
      error={error}
      remedy={
        <div aria-live="polite">
          {offered !== undefined && (
            <Offer>
              Digits only:
              <Button variant="line" onClick={takeOffered}>
                {`Use ${offered}`}
              </Button>
            </Offer>
          )}
          {extension !== undefined && (
            <Offer>{`Extension ${extension} is now in your project details.`}</Offer>
          )}
        </div>
      }
    >
      {(control) => (
        <TextInput
          {...control}
          {...input}
          ref={ref}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          readOnly={isSending}
          onChange={handleChange}
        />
      )}
    </Field>
  );
}

const neverChanges = () => () => {};

/** The number as the rule wants it, if that alone makes it valid; of two numbers the first. */
export function correctPhone(written: string): string | undefined {
  const { phone } = readPhone(written) ?? {};
  return phone !== undefined && phone !== written && isValidPhone(phone) ? phone : undefined;
}

/** A number with its area code has ten digits, after the country code. */
function isWhole(written: string): boolean {
  return (readPhone(written)?.phone ?? "").replace(/^\+?1/, "").length >= MIN_PHONE;
}

function isValidPhone(phone: string): boolean {
  const checked = checkQuotePayload({ phone });
  return checked.ok || checked.problems.every(({ field }) => field !== "phone");
}

const Offer = styled(Row)`
  gap: 4px ${space.s1};
  margin-top: ${space.s1};
  color: ${color.muted};
  font-size: ${fontSize.small};

  button {
    padding-inline: 12px;
  }
`;
