import { TextArea, TextInput } from "../ui/TextInput";
import { FormField } from "./FormField";

type TextFieldProps = {
  name: string;
  label: string;
  hint?: string;
  isOptional?: boolean;
  type?: "text" | "email";
  inputMode?: "url";
  autoComplete?: string;
};

export function TextField({
  type = "text",
  inputMode,
  autoComplete = "off",
  ...field
}: TextFieldProps) {
  return (
    <FormField<string> {...field}>
      {(control, input, isSending) => (
        <TextInput
          {...control}
          {...input}
          readOnly={isSending}
          type={type}
          dir="auto"
          inputMode={inputMode}
          autoComplete={autoComplete}
        />
      )}
    </FormField>
  );
}

export function LongTextField(field: { name: string; label: string; hint?: string }) {
  return (
    <FormField<string> {...field}>
      {(control, input, isSending) => (
        <TextArea {...control} {...input} readOnly={isSending} dir="auto" />
      )}
    </FormField>
  );
}
