import { toProblems, type AjvError, type Problem } from "./problems";

export type Checked<T> = { ok: true; value: T } | { ok: false; problems: Problem[] };

/** Tests an unknown value against one schema: the value with its type, or every problem with it. */
export type Check<T> = (value: unknown) => Checked<T>;

/** A compiled schema, as `scripts/compileValidators.mjs` writes it. */
export type Validator = { (value: unknown): boolean; errors?: AjvError[] | null };

export function createCheck<T>(
  validate: Validator,
  messages?: Readonly<Record<string, string>>,
): Check<T> {
  return (value) =>
    validate(value)
      ? { ok: true, value: value as T } // the schema that T is derived from has just accepted it
      : { ok: false, problems: toProblems(validate.errors ?? [], value, messages) };
}
