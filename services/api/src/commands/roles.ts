import { prepareRoles } from "@ridgeline/db/prepareRoles";
import { readDatabaseUrl, readLogin } from "../config/readDatabaseUrl";
import { connectForCommand } from "../database/connect";
import { print } from "../process/print";
import { runCommand } from "../process/runProcess";

/**
 * Makes the roles of DATABASE_URL, which migrates, and of DATABASE_API_URL, which only reads and writes rows. The one
 * command that connects as the superuser.
 */
await runCommand(async () => {
  const database = connectForCommand(read("DATABASE_SUPERUSER_URL"));
  const owner = readLogin(read("DATABASE_URL"));
  const api = readLogin(read("DATABASE_API_URL"));
  try {
    await prepareRoles(database, owner, api);
  } finally {
    await database.destroy();
  }
  print(`The database belongs to ${owner.name}; the API connects as ${api.name}.`);
});

function read(name: Parameters<typeof readDatabaseUrl>[1] & string): string {
  const url = readDatabaseUrl(process.env, name);
  if (url === undefined) throw new Error(`${name}: Required`);
  return url;
}
