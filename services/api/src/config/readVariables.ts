import { Ajv, type ValidateFunction } from "ajv";
import { createECDH, randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { readDatabaseUrl } from "./readDatabaseUrl";

export type Environment = Readonly<Record<string, string | undefined>>;

/** One sentence per problem, each on its own line. */
export class ConfigError extends Error {}

/** The formats of the variables that are not just a word or a number. Empty ones count as unset. */
const settingFormats = {
  origins: orEmpty((text) => text.split(",").every((origin) => isOrigin(origin.trim()))),
  domains: (text: string) => /^[\w.-]*([,\s]+[\w.-]+)*[,\s]*$/.test(text),
  "smtp-url": orEmpty((text) => /^smtps?:\/\/[^\s/]\S*$/.test(text) && hasReadableLogin(text)),
  "web-url": orEmpty((text) => /^https?:\/\/\S+$/.test(text) && URL.canParse(text)),
  "push-key": orEmpty(isPushKey),
};

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

/** Catches common mistakes in an address with a password. */
export const encodingRule =
  "with % as %25, / as %2F, ? as %3F, # as %23, : as %3A and @ as %40 in user and password";

/** True for an address whose user and password can be decoded. */
export function hasReadableLogin(text: string): boolean {
  try {
    const { username, password } = new URL(text);
    decodeURIComponent(username + password);
    return true;
  } catch {
    return false;
  }
}

function orEmpty(isValid: (text: string) => boolean): (text: string) => boolean {
  return (text) => text === "" || isValid(text);
}

/** As a browser sends it: any other spelling would never match. */
function isOrigin(text: string): boolean {
  return /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text;
}

/** A P-256 private key in base64url: not every number is one. */
function isPushKey(text: string): boolean {
  try {
    createECDH("prime256v1").setPrivateKey(Buffer.from(text, "base64url"));
    return /^[\w-]{43}$/.test(text);
  } catch {
    return false;
  }
}

/** The secret itself, or the content of the file that NAME_FILE names. Throws a readable message if the file is unreadable. */
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

/** The secret in `file`, which the first call creates with `make`, readable only by its owner. */
export async function keepSecret(file: string, make = makePassword): Promise<string> {
  try {
    await writeFile(file, `${make()}\n`, { mode: 0o600, flag: "wx" });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error; // node adds the code
  }
  return (await readFile(file, "utf8")).trim();
}

/** 48 hexadecimal digits. */
function makePassword(): string {
  return randomBytes(24).toString("hex");
}

/** A P-256 private key in base64url, for VAPID_PRIVATE_KEY. */
export function makePushKey(): string {
  const pair = createECDH("prime256v1");
  pair.generateKeys();
  return toPushKey(pair.getPrivateKey());
}

/** Node omits leading zeros. */
function toPushKey(key: Buffer): string {
  return Buffer.concat([Buffer.alloc(32 - key.length), key]).toString("base64url");
}
