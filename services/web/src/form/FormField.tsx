import type { ReactNode } from "react";
import { type FieldInputProps, useField } from "react-final-form";
import { type ControlProps, Field } from "../ui/Field";

type FormFieldProps<Value> = {
  name: string;
  label: string;
  hint?: string | undefined;
  className?: string | undefined;
  children: (control: ControlProps, input: FieldInputProps<Value>) => ReactNode;
};

/** A labelled control tied to React Final Form. Its error shows once the form was sent in vain, and as it is mended. */
export function FormField<Value>({ name, children, ...field }: FormFieldProps<Value>) {
  // Without `parse` a cleared field becomes undefined.
  const { input, meta } = useField<Value>(name, { parse: (value: unknown) => value });
  const error = meta.submitFailed ? (meta.error as string | undefined) : undefined; // checkForm makes the errors
  return (
    <Field {...field} error={error}>
      {(control) => children(control, input)}
    </Field>
  );
}
