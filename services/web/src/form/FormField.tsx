import type { ReactNode } from "react";
import { type FieldInputProps, useField } from "react-final-form";
import { type ControlProps, Field } from "../ui/Field";

type FormFieldProps<Value> = {
  name: string;
  label: string;
  hint?: string | undefined;
  isOptional?: boolean;
  className?: string | undefined;
  children: (control: ControlProps, input: FieldInputProps<Value>) => ReactNode;
};

/** A labelled control tied to the surrounding form. Its id is its name. */
export function FormField<Value>({ name, children, ...field }: FormFieldProps<Value>) {
  const { input, error } = useFormField<Value>(name);
  return (
    <Field {...field} id={name} error={error}>
      {(control) => children(control, input)}
    </Field>
  );
}

/** The input's props, and its error: shown after the first failed submit, then live. */
export function useFormField<Value>(name: string) {
  const { input, meta } = useField<Value>(name, { parse: keepAsTyped });
  return { input, error: shownError(meta) };
}

/** React Final Form would turn "" into undefined, and a cleared field would get "Required" instead of its own message. */
function keepAsTyped<Value>(value: Value): Value {
  return value;
}

type Meta = {
  error?: string;
  submitError?: string;
  submitFailed?: boolean;
  dirtySinceLastSubmit?: boolean;
};

function shownError({ error, submitError, submitFailed, dirtySinceLastSubmit }: Meta) {
  if (!submitFailed) return undefined;
  return error ?? (dirtySinceLastSubmit ? undefined : submitError);
}
