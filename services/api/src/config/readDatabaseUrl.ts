import { accessSync, constants } from "node:fs";
import { readSecret } from "./readSecret";
import { encodingRule, hasReadableLogin } from "./settingFormats";

type Environment = Readonly<Record<string, string | undefined>>;

/** There are three roles: DATABASE_URL names the one that migrates or, in the API's own container, the API's. */
type DatabaseVariable = "DATABASE_URL" | "DATABASE_API_URL" | "DATABASE_SUPERUSER_URL";

const EXPECTED = `expected an address such as postgres://user:password@host:5432/ridgeline, ${encodingRule}`;

/**
 * Reads the URL in the variable `name`, or in the file that NAME_FILE names. With DATABASE_CA_FILE it requires TLS and a
 * certificate for the server's name from an authority in that file, with parameters that both pg and pg_dump
 * understand, unless the URL has sslmode=disable. Throws a readable message if the URL is invalid or a file is unreadable.
 */
export function readDatabaseUrl(
  environment: Environment,
  name: DatabaseVariable = "DATABASE_URL",
): string | undefined {
  const url = readSecret(environment, name);
  const file = environment["DATABASE_CA_FILE"];
  if (url === undefined) return url;
  if (!isDatabaseUrl(url)) throw new Error(`${name}: ${EXPECTED}`);
  if (!file || !URL.canParse(url)) return url;
  const address = new URL(url);
  if (address.searchParams.get("sslmode") === "disable") return url;
  requireReadable(file);
  address.searchParams.set("sslmode", "verify-full");
  address.searchParams.set("sslrootcert", file);
  return address.href;
}

/** The name of the API's own role, if it has one. Throws a readable message if DATABASE_API_URL is not a URL. */
export function readApiRole(environment: Environment): string | undefined {
  const url = readDatabaseUrl(environment, "DATABASE_API_URL");
  if (url === undefined) return undefined;
  if (!URL.canParse(url)) throw new Error(`DATABASE_API_URL: ${EXPECTED}`);
  return readLogin(url).name || undefined;
}

export function readLogin(url: string): { name: string; password: string } {
  const { username, password } = new URL(url);
  return { name: decodeURIComponent(username), password: decodeURIComponent(password) };
}

/** A URL without a host names the socket's folder in a parameter. */
function isDatabaseUrl(url: string): boolean {
  return /^postgres(ql)?:\/\/./.test(url) && hasReadableLogin(url.replace("@/", "@socket/"));
}

function requireReadable(file: string): void {
  try {
    accessSync(file, constants.R_OK);
  } catch {
    throw new Error(`DATABASE_CA_FILE: cannot read ${file}`);
  }
}
