import { Field } from "../../ui/Field";
import { TextInput } from "../../ui/TextInput";
import { useQuoteField } from "./useQuoteField";

type QuoteTextProps = {
  name: "fullName" | "email" | "address";
  label: string;
  isOptional?: boolean;
  type?: "text" | "email";
  autoComplete: string;
};

export function QuoteText({
  name,
  label,
  isOptional = false,
  type = "text",
  autoComplete,
}: QuoteTextProps) {
  const { value, onChange, error } = useQuoteField(name);
  return (
    <Field id={name} label={label} isOptional={isOptional} error={error}>
      {(control) => (
        <TextInput
          {...control}
          name={name}
          type={type}
          autoComplete={autoComplete}
          value={value}
          onChange={(event) => {
            onChange(event.target.value);
          }}
        />
      )}
    </Field>
  );
}
