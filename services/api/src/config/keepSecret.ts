import { randomBytes } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";

/** The secret in `file`; made at the first call (48 hexadecimal digits), readable by its owner alone. */
export async function keepSecret(file: string): Promise<string> {
  try {
    await writeFile(file, `${randomBytes(24).toString("hex")}\n`, { mode: 0o600, flag: "wx" });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error; // node adds the code
  }
  return (await readFile(file, "utf8")).trim();
}
