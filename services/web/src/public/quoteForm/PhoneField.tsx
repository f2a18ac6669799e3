import { checkQuotePayload } from "@ridgeline/contract/checks";
import { toNumber } from "@ridgeline/contract/phone";
import { useRef, useSyncExternalStore } from "react";
import { styled } from "styled-components";
import { cleanField, hasArrivedInOnePiece } from "../../arrivedText";
import { useFormField } from "../../form";
import { usePageBusiness } from "../../site/shownBusiness";
import { color, fontSize, space } from "../../theme";
import { Button } from "../../ui/Button";
import { Field, TextInput } from "../../ui/fields";
import { Row } from "../../ui/layout";

/**
 * The rule accepts digits only. A pasted or autofilled number loses everything else at once; a typed one can be fixed with one
 * press (requirement 11.10). The button appears during typing: on blur it would move the target of the tap.
 */
export function PhoneField() {
  const ref = useRef<HTMLInputElement>(null);
  const business = usePageBusiness();
  const { input, error, isSending } = useFormField<string>("phone");
  // A page without script has no button that needs one.
  const isAlive = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  const offered = isAlive ? correctPhone(input.value) : undefined;
  const takeOffered = () => {
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
          onChange={(event) => {
            if (hasArrivedInOnePiece(event)) cleanField(event.target, toNumber);
            input.onChange(event);
          }}
        />
      )}
    </Field>
  );
}

const neverChanges = () => () => {};

/** The number as the rule wants it, if that makes it valid. */
export function correctPhone(written: string): string | undefined {
  const phone = toNumber(written);
  return !isValidPhone(written) && isValidPhone(phone) ? phone : undefined;
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
