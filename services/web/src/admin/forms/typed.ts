import { cleanEmail, trimText } from "@ridgeline/contract/cleanText";
import { readLink } from "@ridgeline/contract/link";
import { useField, useFormState } from "react-final-form";

/** As a form holds it: the contract's values, and as text what was typed since. */
export type Typed<Value> = Value extends boolean | undefined
  ? Value
  : Value extends object
    ? { [Key in keyof Value]: Typed<Value[Key]> }
    : Value | string;

/** What the surrounding form of a `Value` holds; whoever asks React Final Form itself may take a typed text for a number. */
export function useTyped<Value extends object>() {
  return useFormState<Typed<Value>>({
    subscription: { values: true, initialValues: true, submitting: true },
  });
}

/**
 * What is in one field of the surrounding form, while it is or would be a text. It also keeps the field while nothing shows
 * it: one that appears would begin with the form's initial value.
 */
export function useText(name: string): string {
  return useField<string>(name, { subscription: { value: true } }).input.value;
}

/** What the contract says about a value, as far as a form needs to know it. */
export type Schema = Readonly<{
  type?: string;
  format?: string;
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
  items?: Schema;
  maxItems?: number;
}>;

/** Leaves out empty texts, what is not ticked, and optional parts with nothing in them. */
export function readTyped(schema: Schema, value: unknown, name = ""): unknown {
  const { type, format, properties, required, items = {} } = schema;
  if (value === false) return undefined;
  if (Array.isArray(value)) return value.map((item) => readTyped(items, item) ?? "");
  if (typeof value === "object" && value !== null) {
    const fields = Object.entries(value).flatMap(([key, inner]) => {
      const part = properties?.[key] ?? {};
      const read = readTyped(part, inner, key);
      const isLeftOut = !required?.includes(key) && isEmpty(read) && !isHours(part);
      return read === undefined || isLeftOut ? [] : [[key, read]];
    });
    return Object.fromEntries(fields);
  }
  if (typeof value !== "string") return value;
  const text = trimText(value);
  if (text === "") return undefined;
  if (type !== "string") {
    const number = Number(text.replaceAll(/,(?=\d{3}(?!\d))/g, "")); // Google writes "1,312 reviews"
    return Number.isNaN(number) ? text : number; // the check finds a text
  }
  if (format === "web-url") return readLink(text, name);
  return format === "email" ? cleanEmail(text) : text;
}

const isEmpty = (read: unknown) => JSON.stringify(read) === "{}";

/** Without its times a day is not closed: they are missing. */
const isHours = ({ properties }: Schema) => properties?.["from"] !== undefined;
