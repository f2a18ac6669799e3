import { accessSync, constants } from "node:fs";
import { readSecret } from "./readSecret";

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * DATABASE_URL, or the content of the file DATABASE_URL_FILE. With DATABASE_CA_FILE it demands TLS, a certificate from
 * an authority in that file, and the server's own name in it, in the words that pg and pg_dump both read; unless it
 * says sslmode=disable itself. Throws a sentence where a file cannot be read.
 */
export function readDatabaseUrl(environment: Environment): string | undefined {
  const url = readSecret(environment, "DATABASE_URL");
  const file = environment["DATABASE_CA_FILE"];
  if (url === undefined || !file || !URL.canParse(url)) return url;
  const address = new URL(url);
  if (address.searchParams.get("sslmode") === "disable") return url;
  requireReadable(file);
  address.searchParams.set("sslmode", "verify-full");
  address.searchParams.set("sslrootcert", file);
  return address.href;
}

function requireReadable(file: string): void {
  try {
    accessSync(file, constants.R_OK);
  } catch {
    throw new Error(`DATABASE_CA_FILE: cannot read ${file}`);
  }
}
