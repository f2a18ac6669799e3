import type { Site } from "@ridgeline/contract/site";
import { createServer, type RequestListener } from "node:http";
import { pino, type Logger } from "pino";
import type { Config } from "../config/readConfig";
import { connect } from "../database/connect";
import { encodeApart } from "../features/media/encodeApart";
import { drain } from "../process/drain";
import { listen } from "../process/listen";
import { serveMetrics } from "../process/serveMetrics";
import { createApp } from "./createApp";
import { createMetrics } from "./createMetrics";
import { startWorker } from "./startWorker";

type Options = {
  config: Config;
  site: Site;
  /** The built encoder.ts. */
  encoder: URL;
  /** Adds what else the same port serves. */
  wrap?: (api: RequestListener) => RequestListener;
};

/** `stop` resolves when the requests in flight are answered and the database is closed. */
export type RunningApi = { address: string; stop: () => Promise<void> };

/** Connects the database and starts the API, its metrics and its worker. */
export async function startApi({ config, site, encoder, wrap }: Options): Promise<RunningApi> {
  const logger = createLogger(config.logLevel);
  for (const warning of config.warnings) logger.warn(warning);

  const database = connect({ url: config.databaseUrl, pool: config.databasePool });
  const encode = encodeApart(encoder);
  const metrics = createMetrics(database);
  const handle = createApp({ config, database, logger, encode, metrics }).callback();
  const api: RequestListener = (request, response) => void handle(request, response);
  const server = createServer(wrap ? wrap(api) : api);
  const address = await listen(server, config);
  const stopMetrics = await serveMetrics(metrics.print, config);
  logger.info({ host: config.host, port: config.port }, "listening");
  const worker = startWorker({ config, database, logger, site });

  return {
    address,
    stop: async () => {
      logger.info("draining");
      await Promise.all([
        drain(server, config.shutdownTimeoutMs),
        worker.stop(config.shutdownTimeoutMs),
      ]);
      await stopMetrics();
      await database.destroy();
      logger.info("stopped");
    },
  };
}

/** JSON lines on standard output. Nothing secret or personal may be passed to it. */
function createLogger(level: string): Logger {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime });
}
