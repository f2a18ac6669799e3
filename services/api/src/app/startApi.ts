import { createServer, type RequestListener } from "node:http";
import { type Logger, pino } from "pino";
import { createReadBusiness } from "../business/businessRepository";
import { isSample } from "../business/sampleBusiness";
import type { Config } from "../config/readConfig";
import { connect } from "../database/connect";
import { toLogged } from "../database/databaseErrors";
import { createDocumentStore, readDocumentsBuild } from "../documents/documentStore";
import { lookOfLogo } from "../media/readLogo";
import { encodeInSubprocess } from "../media/encodeInSubprocess";
import { createPhotoRepository } from "../media/photoRepository";
import { drain, listen } from "../process/listen";
import { createApp } from "./createApp";
import { readSite } from "./readSite";
import { startWorker } from "./startWorker";

type Options = {
  config: Config;
  /** The built encoder.ts. */
  encoder: URL;
  /** services/web/dist/documents */
  documents: URL;
  /** Adds what else is served on the same port. */
  wrap?: (api: RequestListener) => RequestListener;
};

/** `stop` resolves once the requests in flight are answered and the database is closed. */
type RunningApi = { address: string; stop: () => Promise<void> };

/** Milliseconds. Compose kills after 15 seconds. */
const SHUTDOWN_TIMEOUT = 10_000;

/** Connects the database and starts the API and its worker. */
export async function startApi(options: Options): Promise<RunningApi> {
  const { config, encoder, wrap } = options;
  const logger = createLogger(config.logLevel);
  for (const warning of config.warnings) logger.warn(warning);

  const build = await readDocumentsBuild(options.documents);
  const database = connect({ url: config.databaseUrl });
  const readBusiness = createReadBusiness(database, (problem) => logger.error(problem));
  const encode = encodeInSubprocess(encoder);
  const parts = { config, database, logger, readBusiness };
  const documents = createDocumentStore({
    build,
    readSite: () => readSite(database, readBusiness),
    isSample,
    lookOfLogo: (business) => lookOfLogo(business, createPhotoRepository(database).find),
    address: config.address,
    retention: config.retention,
    logger,
  });
  const handle = createApp({ ...parts, encode, documents }).callback();
  const api: RequestListener = (request, response) => void handle(request, response);
  const server = createServer(wrap ? wrap(api) : api);
  // So that no visitor waits for the first rendering, or for the first connection to the database.
  await documents
    .readDocument("landing")
    .catch((error: unknown) =>
      logger.warn({ error: toLogged(error) }, "no page could be rendered yet"),
    );
  const report = (error: Error) => logger.error({ error: toLogged(error) }, "server error");
  const address = await listen(server, config, report);
  logger.info({ host: config.host, port: Number(new URL(address).port) }, "listening");
  const stopWorker = startWorker(parts, documents);

  return {
    address,
    stop: async () => {
      logger.info("draining");
      await Promise.all([drain(server, SHUTDOWN_TIMEOUT), stopWorker(SHUTDOWN_TIMEOUT)]);
      await database.destroy();
      logger.info("stopped");
    },
  };
}

/** JSON lines on standard output. Nothing secret or personal may be passed to it. */
function createLogger(level: string): Logger {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime });
}
