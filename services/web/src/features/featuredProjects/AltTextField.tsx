import { styled } from "styled-components";
import { useFormField } from "../../form/FormField";
import { space } from "../../theme";
import { Button } from "../../ui/Button";
import { Field } from "../../ui/Field";
import { TextInput } from "../../ui/TextInput";

/** `oldText`: that of the photo before, if there has been another one. */
export function AltTextField({ oldText }: { oldText: string | undefined }) {
  const { input, error, isSending } = useFormField<string>("altText");
  const isOffered = oldText !== undefined && input.value === "";
  return (
    <Field
      id="altText"
      label="Alt Text"
      hint={`What the ${oldText === undefined ? "" : "new "}picture shows, for people who cannot see it`}
      error={error}
      remedy={
        isOffered && (
          <OldText variant="line" onClick={() => input.onChange(oldText)}>
            <span>
              Keep “<span dir="auto">{oldText}</span>”
            </span>
          </OldText>
        )
      }
    >
      {(control) => (
        <TextInput {...control} {...input} readOnly={isSending} dir="auto" autoComplete="off" />
      )}
    </Field>
  );
}

const OldText = styled(Button)`
  max-width: 100%;
  margin-top: ${space.s1};
  text-align: start;
  overflow-wrap: anywhere;
`;
