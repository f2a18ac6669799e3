import type { Option } from "@ridgeline/contract/options";
import { Field } from "../../ui/Field";
import { Select } from "../../ui/Select";
import { useQuoteField } from "./useQuoteField";

type QuoteSelectProps = {
  name: "serviceType" | "timing" | "budget";
  label: string;
  isOptional?: boolean;
  placeholder: string;
  options: readonly Option[];
};

export function QuoteSelect({
  name,
  label,
  isOptional = false,
  placeholder,
  options,
}: QuoteSelectProps) {
  const { value, onChange, error } = useQuoteField(name);
  return (
    <Field id={name} label={label} isOptional={isOptional} error={error}>
      {(control) => (
        <Select
          {...control}
          name={name}
          value={value}
          placeholder={placeholder}
          options={options}
          onChange={onChange}
        />
      )}
    </Field>
  );
}
