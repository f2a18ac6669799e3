import { prepareRoles } from "@ridgeline/db/prepareRoles";
import { readDatabaseUrl, readLogin } from "../config/readDatabaseUrl";
import { connectForCommand } from "../database/connect";
import { print } from "../process/print";
import { runCommand } from "../process/runProcess";

const WRONG_PASSWORD = "28P01";
const HOW_TO_MEND =
  "DATABASE_PASSWORD is not the database's: it takes effect only before the first start. In .env put back what it was then, or remove it if it was not set.";

/**
 * Creates the role in DATABASE_URL, which migrates, and the one in DATABASE_API_URL, which only reads and writes rows. The
 * only command that connects as the superuser.
 */
await runCommand(async () => {
  const database = connectForCommand(read("DATABASE_SUPERUSER_URL"));
  const owner = readLogin(read("DATABASE_URL"));
  const api = readLogin(read("DATABASE_API_URL"));
  try {
    await prepareRoles(database, owner, api);
  } catch (error) {
    const { code } = error as { code?: string }; // pg adds it
    throw code === WRONG_PASSWORD ? new Error(HOW_TO_MEND) : error;
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
