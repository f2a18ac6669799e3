import { checkQuoteRequest } from "@ridgeline/contract/checks/checkQuoteRequest";
import { type ClipboardEvent, useRef } from "react";
import { styled } from "styled-components";
import { space } from "../../theme";
import { useFormField } from "../../form/FormField";
import { site } from "../../site/site";
import { Button } from "../../ui/Button";
import { Field } from "../../ui/Field";
import { TextInput } from "../../ui/TextInput";

/** The rule accepts digits only: a pasted number loses its punctuation, a typed one can be fixed with one press. */
export function PhoneField() {
  const ref = useRef<HTMLInputElement>(null);
  const { input, error } = useFormField<string>("phone");
  const corrected = error === undefined ? undefined : correctPhone(input.value);

  const handlePaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const copied = event.clipboardData.getData("text");
    const pasted = stripPhone(copied);
    if (pasted === copied) return;
    event.preventDefault();
    const { selectionStart, selectionEnd } = event.currentTarget;
    const { value, onChange } = input;
    onChange(value.slice(0, selectionStart ?? 0) + pasted + value.slice(selectionEnd ?? 0));
  };

  return (
    <Field
      id="phone"
      label="Phone"
      hint={`Digits only, e.g. ${site.phone}`}
      error={error}
      remedy={
        corrected !== undefined && (
          <CorrectButton
            variant="line"
            onClick={() => {
              input.onChange(corrected);
              ref.current?.focus();
            }}
          >
            Use {corrected}
          </CorrectButton>
        )
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
          onPaste={handlePaste}
        />
      )}
    </Field>
  );
}

/** Spaces, brackets, dots and all kinds of dashes that people put into a number, and invisible marks from copying. */
const PUNCTUATION = /[\s().\u2010-\u2015\u2212\p{Cf}-]/gu;

export function stripPhone(written: string): string {
  return written.replace(PUNCTUATION, "");
}

/** The number without punctuation, if that alone makes it valid. */
export function correctPhone(written: string): string | undefined {
  const stripped = stripPhone(written);
  return stripped !== written && isValidPhone(stripped) ? stripped : undefined;
}

function isValidPhone(phone: string): boolean {
  const checked = checkQuoteRequest({ phone });
  return checked.ok || checked.problems.every(({ field }) => field !== "phone");
}

const CorrectButton = styled(Button)`
  margin-top: ${space.s1};
`;
