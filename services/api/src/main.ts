import { createServer } from "node:http";
import { createApp } from "./app";
import { readConfig } from "./config";
import { connect } from "./database";
import { drain } from "./drain";
import { encodeApart } from "./features/media/encodeApart";
import { listen } from "./listen";
import { createLogger } from "./logger";
import { createMetrics } from "./metrics";
import { runProcess } from "./runProcess";
import { serveMetrics } from "./serveMetrics";
import { readSite } from "./site";
import { startWorker } from "./worker";

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
