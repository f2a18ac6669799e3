import { createServer } from "node:http";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { createApp } from "./app/createApp";
import { migrateDatabase, seedDatabase } from "./features/content/prepareDatabase";
import { readConfig } from "./config/readConfig";
import { connect, connectForCommand } from "./database/connect";
import { drain } from "./process/drain";
import { encodeApart } from "./features/media/encodeApart";
import { listen } from "./process/listen";
import { createLogger } from "./process/createLogger";
import { createMetrics } from "./app/createMetrics";
import { readDatabaseUrl } from "./config/readDatabaseUrl";
import { readSecret } from "./config/readSecret";
import { runProcess, stopBy } from "./process/runProcess";
import { serveMetrics } from "./process/serveMetrics";
import { readSite } from "./config/readSite";
import { dataDirectory } from "./standalone/dataDirectory";
import { keepSecret } from "./config/keepSecret";
import { lockDatabase } from "./standalone/lockDatabase";
import { serveSite } from "./standalone/serveSite";
import { startPostgres } from "./standalone/startPostgres";
import { startWorker } from "./app/startWorker";

const WEB_BUILD = fileURLToPath(new URL("../../web/dist", import.meta.url));

await runProcess(async () => {
  const site = readSite();
  const data = dataDirectory(process.env);
  const tokenFile = join(data, "admin-token");
  const adminToken = readSecret(process.env, "ADMIN_TOKEN") ?? (await keepSecret(tokenFile));
  const store = await openStore(data);
  try {
    const config = readConfig({
      LOG_LEVEL: "warn",
      ...process.env,
      ADMIN_TOKEN: adminToken,
      DATABASE_URL: store.url,
    });
    const logger = createLogger(config.logLevel);
    for (const warning of config.warnings) logger.warn(warning);
    await prepare(store.url);

    const database = connect({ url: config.databaseUrl, pool: config.databasePool });
    const encode = encodeApart(new URL("./encoder.js", import.meta.url));
    const metrics = createMetrics(database);
    const api = createApp({ config, database, logger, encode, metrics }).callback();
    const server = createServer(
      serveSite(WEB_BUILD, (request, response) => void api(request, response)),
    );
    const address = await listen(server, config.port, config.host);
    const stopMetrics = await serveMetrics(metrics.print, config);
    const worker = startWorker({ config, database, logger, site });
    announce(address, adminToken);

    return async () => {
      console.log("Stopping...");
      await Promise.all([
        drain(server, config.shutdownTimeoutMs),
        worker.stop(config.shutdownTimeoutMs),
      ]);
      await stopMetrics();
      await database.destroy();
      await store.close();
    };
  } catch (error) {
    await store.close();
    throw error;
  }
});

type Store = { url: string; close: () => Promise<void> };

/** The Postgres that DATABASE_URL names, or else our own; no second copy of Ridgeline may have our own. */
async function openStore(data: string): Promise<Store> {
  const url = readDatabaseUrl(process.env);
  if (url !== undefined) return { url, close: () => Promise.resolve() };
  const postgres = await startPostgres(data, stopBy);
  await lockDatabase(postgres.url, data);
  stopBy(postgres.stop);
  return { url: postgres.url, close: postgres.stop };
}

async function prepare(url: string): Promise<void> {
  const database = connectForCommand(url);
  try {
    console.log(await migrateDatabase(database));
    console.log(await seedDatabase(database));
  } finally {
    await database.destroy();
  }
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
