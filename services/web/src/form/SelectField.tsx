import type { Option } from "@ridgeline/contract/options";
import { Select } from "../ui/Select";
import { FormField } from "./FormField";

type SelectFieldProps = {
  name: string;
  label: string;
  isOptional?: boolean;
  placeholder: string;
  options: readonly Option[];
};

export function SelectField({ placeholder, options, ...field }: SelectFieldProps) {
  return (
    <FormField<string> {...field}>
      {(control, input) => (
        <Select {...control} {...input} placeholder={placeholder} options={options} />
      )}
    </FormField>
  );
}
