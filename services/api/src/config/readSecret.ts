import { isUtf8 } from "node:buffer";
import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";

type Environment = Readonly<Record<string, string | undefined>>;

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

/** The secret in `file`; if there is none, creates it with `make`, readable only by its owner. */
export async function readOrCreateSecret(file: string, make = makePassword): Promise<string> {
  try {
    await writeFile(file, `${make()}\n`, { mode: 0o600, flag: "wx" });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error; // node adds the code
  }
  return decodeText(await readFile(file), file).trim();
}

/** 48 hexadecimal digits. */
function makePassword(): string {
  return randomBytes(24).toString("hex");
}
