import { TextArea } from "../ui/TextArea";
import { TextInput } from "../ui/TextInput";
import { FormField } from "./FormField";

type TextFieldProps = { name: string; label: string; hint?: string; type?: "text" | "url" };

export function TextField({ type = "text", ...field }: TextFieldProps) {
  return (
    <FormField<string> {...field}>
      {(control, input) => (
        <TextInput {...control} {...input} type="text" inputMode={type} autoComplete="off" />
      )}
    </FormField>
  );
}

export function LongTextField(field: { name: string; label: string; hint?: string }) {
  return (
    <FormField<string> {...field}>
      {(control, input) => <TextArea {...control} {...input} />}
    </FormField>
  );
}
