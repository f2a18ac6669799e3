import type { RequestListener } from "node:http";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { startApi } from "./app/startApi";
import { seedBusiness } from "./business/sampleBusiness";
import { readApiRole, readConfig } from "./config/readConfig";
import { keepSecret, makePushKey, readSecret } from "./config/readSecret";
import { readSettings } from "./config/settings";
import { migrateDatabase, seedDatabase } from "./content/prepareDatabase";
import { connectForCommand } from "./database/connect";
import { runProcess, stopBy } from "./process/runProcess";
import { dataDirectory } from "./standalone/postgresHome";
import { serveSite } from "./standalone/serveSite";
import { lockDatabase, startPostgres } from "./standalone/startPostgres";

/** Milliseconds that the first page may take, on a machine that is busy with other things. */
const FIRST_PAGE = 30_000;

const WEB_BUILD = new URL("../../web/dist/", import.meta.url);

await runProcess(async () => {
  const data = dataDirectory(process.env);
  const tokenFile = join(data, "admin-token");
  const adminToken = readSecret(process.env, "ADMIN_TOKEN") ?? (await keepSecret(tokenFile));
  const pushKey = await keepSecret(join(data, "push-key"), makePushKey);
  const store = await openStore(data);
  try {
    const config = readConfig({
      LOG_LEVEL: "warn",
      ...process.env,
      ADMIN_TOKEN: adminToken,
      DATABASE_URL: store.apiUrl,
      DATABASE_DISK: store.disk,
      VAPID_PRIVATE_KEY: pushKey,
    });
    await prepare(store.url);
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
    await waitForPage(api.address);
    print(api.address, adminToken);

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
async function openStore(data: string): Promise<Store> {
  const { DATABASE_URL: url, DATABASE_API_URL: apiUrl } = readSettings(process.env);
  if (url !== undefined) {
    return { url, apiUrl: apiUrl ?? url, close: () => Promise.resolve() };
  }
  const postgres = await startPostgres(data, stopBy);
  await lockDatabase(postgres.url, data);
  stopBy(postgres.stop);
  return {
    ...{ url: postgres.url, apiUrl: postgres.url, disk: postgres.folder },
    close: postgres.stop,
  };
}

async function prepare(url: string): Promise<void> {
  const database = connectForCommand(url);
  try {
    console.log(await migrateDatabase(database, readApiRole(process.env)));
    console.log(await seedDatabase(database));
    console.log(await seedBusiness(database));
  } finally {
    await database.destroy();
  }
}

/** Resolves once the landing page can be served. On a busy machine, the first try may exceed the limits of a request. */
async function waitForPage(address: string): Promise<void> {
  const deadline = Date.now() + FIRST_PAGE;
  for (;;) {
    const response = await fetch(address);
    const text = await response.text();
    if (response.ok) return;
    if (Date.now() > deadline) throw new Error(`The site cannot show its page: ${text}`);
    await wait(100);
  }
}

function print(address: string, adminToken: string): void {
  console.log(`
  Site         ${address}/
  Admin area   ${address}/admin
  Admin token  ${adminToken}
  Stop with Ctrl-C.
`);
  console.log(`Ready on ${address}`);
}
