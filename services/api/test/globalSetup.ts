import { startPostgres } from "../src/standalone/startPostgres";
import { makeDataFolder, removeDataFolder, removeStaleFolders } from "./dataFolder";
import { prepareServer } from "./testDatabase";

declare global {
  var stopPostgres: (() => Promise<void>) | undefined;
}

/** One real Postgres for the whole run: that of `make start`. */
export default async function globalSetup(): Promise<void> {
  await removeStaleFolders();
  const folder = makeDataFolder();
  const stop = () => removeDataFolder(folder);
  globalThis.stopPostgres = stop;
  try {
    process.env["TEST_POSTGRES_URL"] = (await startPostgres(folder)).url;
    await prepareServer();
  } catch (error) {
    await stop(); // Jest then skips globalTeardown
    throw error;
  }
}
