import { Ajv, type ValidateFunction } from "ajv";
import { readDatabaseUrl } from "./readDatabaseUrl";
import { readSecret } from "./readSecret";
import { settingFormats } from "./settingFormats";

export type Environment = Readonly<Record<string, string | undefined>>;

/** One sentence per problem, each on its own line. */
export class ConfigError extends Error {}

export const ajv = new Ajv({
  allErrors: true,
  coerceTypes: true,
  useDefaults: true,
  formats: settingFormats,
});

/** A variable; `description` says what it may be if the rest of the schema does not. */
type Property = Readonly<{
  type: string;
  description?: string;
  enum?: readonly string[];
  minimum?: number;
  maximum?: number;
}>;

/** Reads the variables of the schema that `validate` was compiled from. Empty ones count as unset; a secret may come from the file that NAME_FILE names. */
export function readVariables<Values>(
  environment: Environment,
  validate: ValidateFunction<Values>,
  secrets: readonly string[],
): Values {
  const { properties } = validate.schema as { properties: Record<string, Property> }; // it describes an object
  const values: Record<string, unknown> = {};
  const problems = new Map<string, string>();
  for (const name of Object.keys(properties)) {
    try {
      const value = read(environment, name, secrets.includes(name));
      if (value) values[name] = value;
    } catch (error) {
      problems.set(name, (error as Error).message); // the readers throw nothing else
    }
  }
  const isValid = validate(values);
  if (isValid && problems.size === 0) return values;
  for (const { keyword, instancePath, params } of validate.errors ?? []) {
    const isMissing = keyword === "required";
    const name = isMissing ? String(params["missingProperty"]) : instancePath.slice(1);
    const property = isMissing ? undefined : properties[name];
    const shown = secrets.includes(name) ? undefined : environment[name];
    const problem = property ? explain(property, shown) : "Required";
    if (!problems.has(name)) problems.set(name, `${name}: ${problem}`);
  }
  throw new ConfigError([...problems.values()].join("\n"));
}

function read(environment: Environment, name: string, isSecret: boolean): string | undefined {
  if (name === "DATABASE_URL") return readDatabaseUrl(environment);
  return isSecret ? readSecret(environment, name) : environment[name];
}

function explain(property: Property, shown: string | undefined): string {
  const received = shown === undefined ? "" : `, received '${shown.replaceAll("\n", " ")}'`;
  return `expected ${expected(property)}${received}`;
}

/** Worded like deploy/settings.sh. */
function expected({ type, description, enum: words, minimum, maximum }: Property): string {
  if (description !== undefined) return description;
  if (words) return `one of ${words.join(", ")}`;
  if (type === "boolean") return "true or false";
  return `a whole number from ${minimum} to ${maximum}`;
}
