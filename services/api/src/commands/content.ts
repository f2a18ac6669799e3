import { readFile } from "node:fs/promises";
import { createBusinessRepository, createReadBusiness } from "../business/businessRepository";
import { exportContent, importContent } from "../content/contentStore";
import { parseContentFile } from "../content/parseContentFile";
import { print, printJson } from "../process/print";
import { runCommand } from "../process/runProcess";
import { fail, withDatabase } from "./openDatabase";

const USAGE = `Usage: npm run content -- import FILE.json    (or - for standard input)
       npm run content -- export > FILE.json`;

await runCommand(async () => {
  const [action, file] = process.argv.slice(2);
  if (action === "export") return exportAll();
  if (action === "import" && file !== undefined) return importFile(file);
  throw new Error(USAGE);
});

async function exportAll(): Promise<void> {
  const exported = await withDatabase(async (database) => {
    const { version: _version, ...business } = await createReadBusiness(database, fail)();
    return { business, ...(await exportContent(database)) };
  });
  printJson(exported);
}

async function importFile(file: string): Promise<void> {
  const { business, content } = parseContentFile(await read(file));
  const count = await withDatabase((database) =>
    database.transaction(async (transaction) => {
      if (business) await createBusinessRepository(transaction).put(business);
      return importContent(transaction, content);
    }),
  );
  print(`Imported ${count} items${business ? " and the business details" : ""}.`);
}

async function read(file: string): Promise<string> {
  try {
    return await readFile(file === "-" ? "/dev/stdin" : file, "utf8");
  } catch {
    throw new Error(`Cannot read ${file}`);
  }
}
