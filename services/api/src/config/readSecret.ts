import { readFileSync } from "node:fs";

type Environment = Readonly<Record<string, string | undefined>>;

/** The secret itself, or the content of the file that NAME_FILE names. Throws a sentence where that cannot be read. */
export function readSecret(environment: Environment, name: string): string | undefined {
  const value = environment[name];
  if (value) return value;
  const file = environment[`${name}_FILE`];
  if (!file) return undefined;
  try {
    return readFileSync(file, "utf8").trim();
  } catch {
    throw new Error(`${name}_FILE: cannot read ${file}`);
  }
}
