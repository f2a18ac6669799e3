import { accessSync, constants } from "node:fs";
import { readSecret } from "./readSecret";

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * DATABASE_URL, or the content of the file DATABASE_URL_FILE. With DATABASE_CA_FILE the URL requires TLS and a
 * certificate for the server's name from an authority in that file, with parameters that both pg and pg_dump
 * understand, unless the URL has sslmode=disable. Throws a message for people if a file cannot be read.
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
