import { createServer } from "node:http";
import { createApp } from "./app/createApp";
import { readConfig } from "./config/readConfig";
import { connect } from "./database/connect";
import { drain } from "./process/drain";
import { encodeApart } from "./features/media/encodeApart";
import { listen } from "./process/listen";
import { createLogger } from "./process/createLogger";
import { createMetrics } from "./app/createMetrics";
import { runProcess } from "./process/runProcess";
import { serveMetrics } from "./process/serveMetrics";
import { readSite } from "./config/readSite";
import { startWorker } from "./app/startWorker";

await runProcess(async () => {
  const site = readSite();
  const config = readConfig(process.env);
  const logger = createLogger(config.logLevel);
  for (const warning of config.warnings) logger.warn(warning);

  const database = connect({ url: config.databaseUrl, pool: config.databasePool });
  const encode = encodeApart(new URL("./encoder.js", import.meta.url));
  const metrics = createMetrics(database);
  const api = createApp({ config, database, logger, encode, metrics }).callback();
  const server = createServer((request, response) => void api(request, response));
  await listen(server, config.port, config.host);
  const stopMetrics = await serveMetrics(metrics.print, config);
  logger.info({ host: config.host, port: config.port }, "listening");
  const worker = startWorker({ config, database, logger, site });

  return async () => {
    logger.info("draining");
    await Promise.all([
      drain(server, config.shutdownTimeoutMs),
      worker.stop(config.shutdownTimeoutMs),
    ]);
    await stopMetrics();
    await database.destroy();
    logger.info("stopped");
  };
});
