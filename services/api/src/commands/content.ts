import { readFile } from "node:fs/promises";
import { createBusinessRepository, createReadBusiness } from "../business/businessRepository";
import { exportContent, importContent } from "../content/contentStore";
import { parseContentFile } from "../content/parseContentFile";
import { countOf, print, printJson } from "../process/print";
import { fail, withDatabase } from "./withDatabase";

export async function exportSite(): Promise<void> {
  const exported = await withDatabase(async (database) => {
    const { version: _version, ...business } = await createReadBusiness(database, fail)();
    return { business, ...(await exportContent(database)) };
  });
  printJson(exported);
}

/** `-` is standard input. */
export async function importSite(file: string): Promise<void> {
  const { business, content } = parseContentFile(await read(file));
  const count = await withDatabase((database) =>
    database.transaction(async (transaction) => {
      if (business) await createBusinessRepository(transaction).put(business);
      return importContent(transaction, content);
    }),
  );
  print(`Imported ${countOf(count, "item")}${business ? " and the business details" : ""}.`);
}

async function read(file: string): Promise<Buffer> {
  try {
    return await readFile(file === "-" ? "/dev/stdin" : file);
  } catch {
    throw new Error(`Cannot read ${file}`);
  }
}
