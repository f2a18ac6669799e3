import { type ClipboardEvent, useRef } from "react";
import { styled } from "styled-components";
import { site } from "../../site/site";
import { Button } from "../../ui/Button";
import { Field } from "../../ui/Field";
import { TextInput } from "../../ui/TextInput";
import { mendPhone, stripPhone } from "./stripPhone";
import { useQuoteField } from "./useQuoteField";

/** The rule takes digits only: a pasted number loses its punctuation, a typed one can be mended with one press. */
export function PhoneField() {
  const input = useRef<HTMLInputElement>(null);
  const { value, onChange, error } = useQuoteField("phone");
  const mended = error === undefined ? undefined : mendPhone(value);

  const handlePaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const copied = event.clipboardData.getData("text");
    const pasted = stripPhone(copied);
    if (pasted === copied) return;
    event.preventDefault();
    const { selectionStart, selectionEnd } = event.currentTarget;
    onChange(value.slice(0, selectionStart ?? 0) + pasted + value.slice(selectionEnd ?? 0));
  };

  return (
    <Field
      id="phone"
      label="Phone"
      hint={`Digits only, e.g. ${site.phone}`}
      error={error}
      remedy={
        mended !== undefined && (
          <Mend
            variant="line"
            onClick={() => {
              onChange(mended);
              input.current?.focus();
            }}
          >
            Use {mended}
          </Mend>
        )
      }
    >
      {(control) => (
        <TextInput
          {...control}
          ref={input}
          name="phone"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          value={value}
          onPaste={handlePaste}
          onChange={(event) => {
            onChange(event.target.value);
          }}
        />
      )}
    </Field>
  );
}

const Mend = styled(Button)`
  margin-top: 8px;
`;
