import { toProblems, type AjvError } from "@ridgeline/contract/problems";
import { Ajv, type ValidateFunction } from "ajv";
import { readDatabaseUrl } from "./readDatabaseUrl";
import { readSecret } from "./readSecret";

export type Environment = Readonly<Record<string, string | undefined>>;

/** One sentence per problem, a line each. */
export class ConfigError extends Error {}

export const ajv = new Ajv({ allErrors: true, coerceTypes: true, useDefaults: true });

/** The variables of the schema that `validate` was compiled from. Empty ones count as unset; a secret may come from the file that NAME_FILE names. */
export function readVariables<Values>(
  environment: Environment,
  validate: ValidateFunction<Values>,
  secrets: readonly string[],
): Values {
  const { properties } = validate.schema as { properties: object }; // it describes an object
  const values: Record<string, unknown> = {};
  const problems: string[] = [];
  for (const name of Object.keys(properties)) {
    try {
      const value = read(environment, name, secrets.includes(name));
      if (value) values[name] = value;
    } catch (error) {
      problems.push((error as Error).message); // the readers throw nothing else
    }
  }
  const isValid = validate(values);
  if (isValid && problems.length === 0) return values;
  const errors = (validate.errors ?? []) as AjvError[]; // Ajv's own type knows less about params
  const invalid = toProblems(errors, values).map(({ field, message }) => `${field}: ${message}`);
  throw new ConfigError([...problems, ...invalid].join("\n"));
}

function read(environment: Environment, name: string, isSecret: boolean): string | undefined {
  if (name === "DATABASE_URL") return readDatabaseUrl(environment);
  return isSecret ? readSecret(environment, name) : environment[name];
}
