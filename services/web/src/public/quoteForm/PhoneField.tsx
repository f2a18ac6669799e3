import { checkQuoteRequest } from "@ridgeline/contract/checks/checkQuoteRequest";
import { MIN_PHONE } from "@ridgeline/contract/quoteFields";
import { type ChangeEvent, useRef } from "react";
import { styled } from "styled-components";
import { useFormField } from "../../form";
import { usePageBusiness } from "../../site/business";
import { color, fontSize, space } from "../../theme";
import { Button } from "../../ui/Button";
import { Field, TextInput } from "../../ui/fields";

/**
 * The rule accepts digits only. A pasted or autofilled number loses its punctuation at once; a typed one can be fixed with one
 * press (requirement 11.10). The button appears during typing: on blur it would move the target of the tap.
 */
export function PhoneField() {
  const ref = useRef<HTMLInputElement>(null);
  const business = usePageBusiness();
  const { input, error, isSending } = useFormField<string>("phone");
  const offered =
    error !== undefined || isWhole(input.value) ? correctPhone(input.value) : undefined;

  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    if (hasArrivedInOnePiece(event)) stripField(event.target);
    input.onChange(event);
  };
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
          onChange={handleChange}
        />
      )}
    </Field>
  );
}

/**
 * Autofill is an event without a type, or a replacement; a suggestion or dictation on a keyboard may be an insertion of
 * several characters. Everything else is typed key by key.
 */
function hasArrivedInOnePiece({ nativeEvent, target }: ChangeEvent<HTMLInputElement>): boolean {
  const { inputType, data } = nativeEvent as Partial<InputEvent>; // autofill may be a plain Event
  if (inputType === undefined || isAutofilled(target)) return true;
  if (inputType === "insertText") return (data?.length ?? 0) > 1;
  return /^insert(From|Replacement|Dictation)/.test(inputType);
}

/** Older browsers do not know the selector, and throw. */
function isAutofilled(field: HTMLInputElement): boolean {
  try {
    return field.matches(":autofill");
  } catch {
    return false;
  }
}

/** Strips the field itself, so that the cursor keeps its place. */
function stripField(field: HTMLInputElement): void {
  const stripped = toDigits(field.value);
  if (stripped === field.value) return;
  const cursor = stripPhone(field.value.slice(0, field.selectionEnd ?? undefined)).length;
  field.value = stripped;
  field.setSelectionRange(cursor, cursor);
}

/** The number as the rule wants it; anything that is not a number ("... ext. 5") is returned unchanged. */
export function toDigits(written: string): string {
  const stripped = stripPhone(written);
  return /^\+?\d*$/.test(stripped) ? stripped : written;
}

/** Spaces, brackets, dots, slashes and all kinds of dashes that people put into a number, and invisible marks from copying. */
const PUNCTUATION = /[\s()./\u2010-\u2015\u2212\p{Cf}-]/gu;

/** The scheme of a number that was copied as a link. */
const SCHEME = /^(tel|sms):/i;

/** How most countries dial abroad, where the rule wants a plus. */
const DIALED_ABROAD = /^00(?=[1-9])/;

/** Without punctuation and the scheme of a link; a plus for a leading 00. */
export function stripPhone(written: string): string {
  return written.replace(PUNCTUATION, "").replace(SCHEME, "").replace(DIALED_ABROAD, "+");
}

/** A number with its area code has ten digits, after the country code. */
function isWhole(written: string): boolean {
  return stripPhone(written).replace(/^\+?1/, "").length >= MIN_PHONE;
}

/** The number as the rule wants it, if that alone makes it valid. */
export function correctPhone(written: string): string | undefined {
  const stripped = stripPhone(written);
  return stripped !== written && isValidPhone(stripped) ? stripped : undefined;
}

function isValidPhone(phone: string): boolean {
  const checked = checkQuoteRequest({ phone });
  return checked.ok || checked.problems.every(({ field }) => field !== "phone");
}

const Offer = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px ${space.s1};
  margin-top: ${space.s1};
  color: ${color.muted};
  font-size: ${fontSize.small};

  button {
    padding-inline: 12px;
  }
`;
