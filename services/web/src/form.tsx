import { dropUnstorable, trimText } from "@ridgeline/contract/cleanText";
import type { Checked } from "@ridgeline/contract/createCheck";
import { type Config, createForm, type FormApi, setIn, type SubmissionErrors } from "final-form";
import { type ComponentProps, type ReactNode, type SubmitEvent, useEffect, useState } from "react";
import { type FieldInputProps, useField, useForm } from "react-final-form";
import { styled } from "styled-components";
import { cleanField, hasArrivedInOnePiece } from "./arrivedText";
import { color, fontSize } from "./theme";
import { Redraw } from "./ui/Redraw";
import {
  Checkbox,
  type ControlProps,
  Field,
  FieldError,
  type FieldProps,
  Select,
  TextArea,
  TextInput,
} from "./ui/fields";

/** Why a form was refused: sentences by field; FORM_ERROR for the whole form. */
export type Failure = NonNullable<SubmissionErrors>;

/**
 * A form as it is after a first submit that failed with `failure`: a browser without our script gets it as a page. Without
 * `failure`, a new form.
 */
export function useFormAfter<Values extends object>(
  failure: Failure | undefined,
  { validate, onSubmit, ...config }: Config<Values>,
): FormApi<Values> {
  const [form] = useState(() => {
    // Without the rules, which would hide an answer that is not about a field.
    const created = createForm<Values>({ ...config, onSubmit: () => failure });
    if (failure) {
      // A field that is not registered yet would not show its error in the first render.
      for (const name of Object.keys(config.initialValues ?? {})) {
        created.registerField(name as keyof Values, () => {}, {}); // a key of the values
      }
      void created.submit();
    }
    created.setConfig("onSubmit", onSubmit);
    return created;
  });
  useEffect(() => form.setConfig("validate", validate), [form, validate]);
  return form;
}

type FormFieldProps<Value> = Omit<FieldProps, "id" | "error" | "help" | "remedy" | "children"> & {
  name: string;
  /** "Write a title.": below the error of a field that is empty. */
  whenEmpty?: string | undefined;
  children: (control: ControlProps, input: FieldInputProps<Value>, isSending: boolean) => ReactNode;
};

/** A labeled control tied to the surrounding form. Its id is its name. */
export function FormField<Value>({ name, whenEmpty, children, ...field }: FormFieldProps<Value>) {
  const { input, error, isSending } = useFormField<Value>(name);
  const isEmpty = typeof input.value === "string" && input.value.trim() === "";
  const help = error !== undefined && isEmpty ? whenEmpty : undefined;
  return (
    <Field {...field} id={name} error={error} help={help}>
      {(control) => children(control, input, isSending)}
    </Field>
  );
}

/**
 * The input's props, and its error: shown after the first failed submit, then live. While the form is being sent the input
 * cannot be changed, so that the screen shows what was sent; a text control should then be `readOnly`, too.
 */
export function useFormField<Value>(name: string) {
  const { input, meta } = useField<Value>(name, { parse: keepAsTyped });
  const isSending = meta.submitting === true;
  return {
    input: isSending ? { ...input, onChange: () => {} } : input,
    error: shownError(meta),
    isSending,
  };
}

/** React Final Form would turn "" into undefined, and a cleared field would get "Required" instead of its own message. */
function keepAsTyped<Value>(value: Value): Value {
  return value;
}

type Meta = {
  error?: string | undefined;
  submitError?: string | undefined;
  submitFailed?: boolean | undefined;
  dirtySinceLastSubmit?: boolean | undefined;
};

/** A field's error, once a submit has failed. */
export function shownError({ error, submitError, submitFailed, dirtySinceLastSubmit }: Meta) {
  if (!submitFailed) return undefined;
  return error ?? (dirtySinceLastSubmit ? undefined : submitError);
}

type TextProps = Omit<FormFieldProps<string>, "children">;

type TextFieldProps = TextProps & {
  type?: "text" | "email" | "tel" | "date" | "time";
  inputMode?: "url" | "numeric" | "decimal";
  autoComplete?: string;
  /** What a text that arrives in one piece should be; what is typed key by key stays. */
  clean?: (text: string) => string;
  /** How its value is shown. */
  show?: (value: string) => string;
  /** Gets what is typed before the form has it. */
  onTyped?: (text: string) => void;
};

export function TextField({
  type = "text",
  inputMode,
  autoComplete = "off",
  clean = dropUnstorable,
  show = String,
  onTyped,
  ...field
}: TextFieldProps) {
  return (
    <FormField<string> {...field}>
      {(control, input, isSending) => (
        <TextInput
          {...control}
          {...input}
          value={show(input.value)}
          readOnly={isSending}
          type={type}
          dir="auto"
          inputMode={inputMode}
          autoComplete={autoComplete}
          onChange={(event) => {
            if (hasArrivedInOnePiece(event)) cleanField(event.target, clean);
            onTyped?.(event.target.value);
            input.onChange(event);
          }}
        />
      )}
    </FormField>
  );
}

type SelectFieldProps = TextProps & Pick<ComponentProps<typeof Select>, "options" | "placeholder">;

export function SelectField({ options, placeholder, ...field }: SelectFieldProps) {
  return (
    <FormField<string> {...field}>
      {(control, input) => (
        <Select {...control} {...input} options={options} placeholder={placeholder} />
      )}
    </FormField>
  );
}

type LongTextFieldProps = TextProps & {
  /** Its height in lines while it is empty; then it grows with its text, where the browser can. */
  rows?: number;
};

export function LongTextField({ rows, ...field }: LongTextFieldProps) {
  return (
    <FormField<string> {...field}>
      {(control, input, isSending) => (
        <TextArea {...control} {...input} rows={rows} readOnly={isSending} dir="auto" />
      )}
    </FormField>
  );
}

/** The field `consent`: a box to check beside its sentence, which the children follow. */
export function ConsentField({ text, children }: { text: string; children?: ReactNode }) {
  const { input, error } = useFormField<boolean>("consent");
  const errorId = `${input.name}-error`;
  return (
    <div>
      <ConsentLabel>
        <Checkbox
          id={input.name}
          name={input.name}
          aria-required
          checked={input.value}
          onChange={(event) => input.onChange(event.target.checked)}
          {...(error !== undefined && { "aria-invalid": true, "aria-describedby": errorId })}
        />
        <span>{text}</span>
      </ConsentLabel>
      {children}
      {error !== undefined && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}

const ConsentLabel = styled.label`
  display: flex;
  align-items: flex-start;
  gap: 14px;
  min-height: 48px;
  padding-top: 10px;
  color: ${color.ink};
  font-size: ${fontSize.small};
  line-height: 1.5;
  text-wrap: balance;
  cursor: pointer;
`;

/** Draws fields again if React fails, with what was typed: a form gives a field that appears its initial value. */
export function RedrawFields({ children }: { children: ReactNode }) {
  const form = useForm();
  const keep = () => {
    const { values } = form.getState();
    return () =>
      form.batch(() => {
        for (const [name, value] of Object.entries(values)) form.change(name, value);
      });
  };
  return <Redraw keep={keep}>{children}</Redraw>;
}

export type Submit = (event: SubmitEvent<HTMLFormElement>) => Promise<unknown> | undefined;

/** Submits the surrounding form; if that fails, focuses the first wrong field, or a button that must be pressed first. */
export function useSubmit(
  onSubmit: Submit,
  onFailed?: () => void,
): (event: SubmitEvent<HTMLFormElement>) => void {
  const form = useForm();
  const [failed, setFailed] = useState<{ element: HTMLFormElement }>();

  // An effect, because the messages are on the page only after the next render.
  useEffect(() => {
    const wrong = failed?.element.querySelector<HTMLElement>("[aria-invalid=true], [data-needed]");
    if (wrong) focusControl(wrong);
  }, [failed]);

  const submit = async (event: SubmitEvent<HTMLFormElement>, element: HTMLFormElement) => {
    await onSubmit(event);
    if (form.getState().submitFailed !== true) return;
    setFailed({ element });
    onFailed?.();
  };
  return (event) => {
    const element = event.currentTarget;
    submit(event, element).catch((error: unknown) => {
      console.error(error);
      if (element.method === "post") element.submit(); // a visitor's form: the browser sends it without our script
    });
  };
}

/**
 * Focuses a control, and scrolls no further than needed to show it with its label: the browser's own scrolling may leave the
 * label below the header (`ui/fields.tsx` sets the room for it). Opens the folds around it.
 */
export function focusControl(control: HTMLElement, block: ScrollLogicalPosition = "nearest"): void {
  for (
    let fold = control.closest("details");
    fold;
    fold = fold.parentElement?.closest("details") ?? null
  )
    fold.open = true;
  control.focus({ preventScroll: true });
  control.scrollIntoView({ block });
}

/** The contract's problems as React Final Form takes them: sentences, nested like the form's values. */
export function toFieldErrors(checked: Checked<unknown>): Failure {
  const problems = checked.ok ? [] : checked.problems;
  return problems.reduce<Failure>(
    (errors, { field, message }) => setIn(errors, field, message),
    {},
  );
}

/**
 * Removes invisible characters, and the spaces that a phone's keyboard leaves at the end; spaces alone become an empty text.
 */
export function trimTexts<Input extends object>(values: Input): Input {
  const trimmed = Object.entries(values).map(([field, value]: [string, unknown]) => [
    field,
    typeof value === "string" ? trimText(value) : value,
  ]);
  return Object.fromEntries(trimmed) as Input; // the same fields with values of the same types
}
