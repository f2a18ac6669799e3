import { type ClipboardEvent, useRef } from "react";
import { styled } from "styled-components";
import { space } from "../../theme";
import { useFormField } from "../../form/FormField";
import { site } from "../../site/site";
import { Button } from "../../ui/Button";
import { Field } from "../../ui/Field";
import { TextInput } from "../../ui/TextInput";
import { correctPhone, stripPhone } from "./stripPhone";

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

const CorrectButton = styled(Button)`
  margin-top: ${space.s1};
`;
