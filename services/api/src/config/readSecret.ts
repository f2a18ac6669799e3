import { isUtf8 } from "node:buffer";
import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { chmod, link, readFile, rename, rm, writeFile } from "node:fs/promises";

export type Environment = Readonly<Record<string, string | undefined>>;

/** The secret itself, or the content of the file that NAME_FILE names. Throws a readable message if the file cannot be read. */
export function readSecret(environment: Environment, name: string): string | undefined {
  const value = environment[name];
  if (value) return value;
  const file = environment[`${name}_FILE`];
  if (!file) return undefined;
  return decodeText(readBytes(name, file), `${name}_FILE: ${file}`).trim();
}

function readBytes(name: string, file: string): Buffer {
  try {
    return readFileSync(file);
  } catch {
    throw new Error(`${name}_FILE: cannot read ${file}`);
  }
}

/**
 * What a file or standard input holds, without a byte order mark. Throws if it is not text in UTF-8, which decoding alone
 * would only damage: `name` as people call it.
 */
export function decodeText(bytes: Buffer, name: string): string {
  const text = new TextDecoder().decode(bytes);
  if (!isUtf8(bytes) || text.includes("\0")) throw new Error(`${name} is not text in UTF-8`);
  return text;
}

/** The secret in `file`; if there is none, or a full disk has left it empty, creates it with `make`. */
export async function readOrCreateSecret(file: string, make = makePassword): Promise<string> {
  const known = await readKnownSecret(file);
  if (known) return known;
  if (known === "") await rm(file, { force: true });
  await place(file, make(), 0o600, link).catch(unless("EEXIST")); // somebody else was first
  return (await readKnownSecret(file)) ?? "";
}

/** The secret in `file`; undefined if there is no file. */
export async function readKnownSecret(file: string): Promise<string | undefined> {
  const bytes = await readFile(file).catch(unless("ENOENT"));
  return bytes && decodeText(bytes, file).trim();
}

/** Until the new secret is complete, the old one stays. Any user may read it. */
export async function publishSecret(file: string, secret: string): Promise<void> {
  await place(file, secret, 0o444, rename);
}

/** Gives the file its name once it is complete. */
async function place(file: string, secret: string, mode: number, give: typeof link): Promise<void> {
  const unfinished = `${file}.${randomBytes(4).toString("hex")}.new`;
  try {
    await writeFile(unfinished, `${secret}\n`, { mode: 0o600, flag: "wx", flush: true });
    await chmod(unfinished, mode);
    await give(unfinished, file);
  } finally {
    await rm(unfinished, { force: true });
  }
}

const unless =
  (code: string) =>
  (error: unknown): undefined => {
    if ((error as NodeJS.ErrnoException).code !== code) throw error; // node adds the code
  };

/** 48 hexadecimal digits. */
export function makePassword(): string {
  return randomBytes(24).toString("hex");
}
