import type { RequestListener } from "node:http";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { startApi } from "./app/startApi";
import { prepareSite } from "./commands/database";
import { withDatabaseAt } from "./commands/withDatabase";
import { readConfig } from "./config/readConfig";
import { readOrCreateSecret } from "./config/readSecret";
import { readSettings, type Settings } from "./config/settings";
import { makePushKey } from "./notifications/push";
import { runProcess, stopBy } from "./process/runProcess";
import { dataDirectory } from "./standalone/postgresHome";
import { serveSite } from "./standalone/serveSite";
import { lockDatabase, startPostgres } from "./standalone/startPostgres";

const WEB_BUILD = new URL("../../web/dist/", import.meta.url);

await runProcess(async () => {
  const settings = readSettings(process.env);
  const data = dataDirectory(settings.DATA_DIR);
  const adminToken = settings.ADMIN_TOKEN ?? (await readOrCreateSecret(join(data, "admin-token")));
  const pushKey = await readOrCreateSecret(join(data, "push-key"), makePushKey);
  const store = await openStore(settings, data);
  try {
    const config = readConfig({
      LOG_LEVEL: "warn",
      ...process.env,
      ADMIN_TOKEN: adminToken,
      DATABASE_URL: store.apiUrl,
      DATABASE_DISK: store.disk,
      VAPID_PRIVATE_KEY: pushKey,
    });
    await withDatabaseAt(store.url, prepareSite);
    const api = await startApi({
      config,
      encoder: new URL("./encoder.js", import.meta.url),
      documents: new URL("documents/", WEB_BUILD),
      wrap: (api: RequestListener) => serveSite(fileURLToPath(new URL("site/", WEB_BUILD)), api),
    });
    const stop = async () => {
      console.log("Stopping...");
      await api.stop();
      await store.close();
    };
    stopBy(stop);
    announce(api.address, adminToken);
    return stop;
  } catch (error) {
    await store.close();
    throw error;
  }
});

/**
 * `apiUrl`: what the API connects to, with its own role if there is one. `disk`: the folder of the data, if it is on this
 * machine.
 */
type Store = { url: string; apiUrl: string; disk?: string; close: () => Promise<void> };

/** The Postgres at DATABASE_URL, or the embedded one, which only one copy of Ridgeline may use. */
async function openStore(settings: Settings, data: string): Promise<Store> {
  const { DATABASE_URL: url, DATABASE_API_URL: apiUrl } = settings;
  if (url !== undefined) {
    return { url, apiUrl: apiUrl ?? url, close: () => Promise.resolve() };
  }
  const postgres = await startPostgres(data);
  await lockDatabase(postgres.url, data);
  stopBy(postgres.stop);
  return {
    url: postgres.url,
    apiUrl: postgres.url,
    disk: postgres.folder,
    close: postgres.stop,
  };
}

function announce(address: string, adminToken: string): void {
  console.log(`
  Site         ${address}/
  Admin area   ${address}/admin
  Admin token  ${adminToken}
  Stop with Ctrl-C.
`);
  console.log(`Ready on ${address}`);
}
