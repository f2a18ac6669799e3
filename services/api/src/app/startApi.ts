import { createServer, type RequestListener } from "node:http";
import { pino, type Logger } from "pino";
import type { Config } from "../config/readConfig";
import { connect } from "../database/connect";
import { createReadBusiness, type ReadBusiness } from "../features/business/readBusiness";
import { isSample } from "../features/business/sampleBusiness";
import { listLandingContent } from "../features/content/contentStore";
import { createLandingPage } from "../features/landingPage/landingPageRoutes";
import { readLandingBuild } from "../features/landingPage/landingBuild";
import { encodeApart } from "../features/media/encodeApart";
import { drain } from "../process/drain";
import { listen } from "../process/listen";
import { serveMetrics } from "../process/serveMetrics";
import { createApp } from "./createApp";
import { createMetrics } from "./createMetrics";
import { startWorker } from "./startWorker";

type Options = {
  config: Config;
  /** The built encoder.ts. */
  encoder: URL;
  /** services/web/dist/landing */
  landing: URL;
  /** Adds what else the same port serves. */
  wrap?: (api: RequestListener) => RequestListener;
  /** Of answers that do not come from there. */
  headers?: Readonly<Record<string, string>>;
};

/** `stop` resolves when the requests in flight are answered and the database is closed. */
export type RunningApi = { address: string; stop: () => Promise<void> };

/** Connects the database and starts the API, its metrics and its worker. */
export async function startApi(options: Options): Promise<RunningApi> {
  const { config, encoder, landing, wrap, headers = {} } = options;
  const logger = createLogger(config.logLevel);
  for (const warning of config.warnings) logger.warn(warning);

  const landingBuild = await readLandingBuild(landing);
  const database = connect({ url: config.databaseUrl, pool: config.databasePool });
  const readBusiness = createReadBusiness(database, (problem) => logger.error(problem));
  const encode = encodeApart(encoder);
  const metrics = createMetrics(database);
  const landingPage = createLandingPage({
    landingBuild,
    readContent: () => listLandingContent(database),
    logger,
  });
  const parts = { config, database, logger, encode, landingPage, metrics, readBusiness };
  const handle = createApp(parts).callback();
  const api: RequestListener = (request, response) => void handle(request, response);
  const server = createServer(wrap ? wrap(api) : api);
  const address = await listen(server, { ...config, headers });
  const stopMetrics = await serveMetrics(metrics.print, config);
  logger.info({ host: config.host, port: Number(new URL(address).port) }, "listening");
  landingPage.readCurrent().catch(() => {}); // so that no visitor waits for the first rendering
  const worker = startWorker({ config, database, logger, readBusiness });
  warnOfSample(readBusiness, logger).catch(() => {}); // the next request that needs the business reports it

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

async function warnOfSample(readBusiness: ReadBusiness, logger: Logger): Promise<void> {
  if (!isSample(await readBusiness())) return;
  logger.warn(
    "The site still shows the sample business: enter your own details under /admin, Business Details.",
  );
}

/** JSON lines on standard output. Nothing secret or personal may be passed to it. */
function createLogger(level: string): Logger {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime });
}
