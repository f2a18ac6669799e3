import cors from "@koa/cors";
import Router from "@koa/router";
import { BUSINESS_PATH } from "@ridgeline/contract/business";
import { PHOTO_UPLOAD_PATH } from "@ridgeline/contract/photo";
import { SETUP_PATH } from "@ridgeline/contract/setup";
import Koa, { type Context, type Middleware } from "koa";
import type { Logger } from "pino";
import type { ReadBusiness } from "../business/businessRepository";
import { BUSINESS_LIMIT, addBusinessRoutes } from "../business/businessRoutes";
import type { Config } from "../config/readConfig";
import { addContentRoutes } from "../content/contentRoutes";
import type { Database } from "../database/connect";
import { answerForms } from "../forms/answerForms";
import { documentRoutes } from "../documents/documentRoutes";
import type { DocumentStore } from "../documents/documentStore";
import { setBaseHeaders } from "../http/baseHeaders";
import type { Encode } from "../media/encodePhoto";
import { createPhotoRepository } from "../media/photoRepository";
import { picturesIn, refuseMissingPhotos } from "../media/refuseMissingPhotos";
import { addPhotoRoutes } from "../media/photoRoutes";
import { handleErrors, limitTime, refuseUnknown } from "../middleware/handleErrors";
import { identifyRequest, logRequests } from "../middleware/logRequests";
import { readBody } from "../middleware/readBody";
import { requireAdmin } from "../middleware/requireAdmin";
import { configuredChannels } from "../notifications/senders";
import { addNotificationRoutes, TEST_PATH } from "../notifications/notificationRoutes";
import { addQuarantineRoutes, addQuoteRequestRoutes } from "../quoteRequests/quoteRequestRoutes";
import { tryToStore } from "../quoteRequests/storeQuoteRequest";
import { findInvitation } from "../reviews/reviewRepository";
import { addReviewRoutes } from "../reviews/reviewRoutes";
import { addHealthRoutes } from "./healthRoutes";
import { addSetupRoutes } from "./setupRoutes";

type Dependencies = {
  config: Config;
  database: Database;
  logger: Logger;
  encode: Encode;
  documents: DocumentStore;
  readBusiness: ReadBusiness;
};

/** The API: every middleware and route, in the order in which a request passes through them. */
export function createApp(dependencies: Dependencies): Koa {
  const { config, database, logger, encode, documents, readBusiness } = dependencies;
  const channels = configuredChannels(config.notifications);
  const { address, addresses, quoteLimit, corsOrigins } = config;
  const notifications = { database, config: config.notifications, address, readBusiness };

  const findInvitationOf = (token: string) => findInvitation(database, token);
  const refuseMissing = (named: object) => refuseMissingPhotos(database, picturesIn(named));
  const router = new Router({ sensitive: true });
  addHealthRoutes(router, database);
  addBusinessRoutes(router, database, readBusiness, refuseMissing);
  addContentRoutes(router, database, refuseMissing);
  addQuoteRequestRoutes(router, { database, quoteLimit, channels, corsOrigins, addresses });
  addQuarantineRoutes(router, database, channels);
  addReviewRoutes(router, { database, address, channels });
  addNotificationRoutes(router, notifications, config, () => tryToStore(database, channels));
  addPhotoRoutes(router, createPhotoRepository(database), encode);
  addSetupRoutes(router, dependencies);
  router.use(documentRoutes(documents, findInvitationOf).routes());

  const app = new Koa({ proxy: config.stack !== undefined, maxIpsCount: 1 });
  app.use(setBaseHeaders(config.stack));
  app.use(identifyRequest);
  app.use(logRequests(logger, router));
  app.use(handleErrors);
  app.use(unless(takesLonger, limitTime(config.requestTimeoutMs + RENDERING_MS)));
  app.use(answerForms(documents, findInvitationOf));
  app.use(unless(takesLonger, limitTime(config.requestTimeoutMs)));
  app.use(allowOrigins(config.corsOrigins));
  app.use(requireAdmin(config.adminTokens));
  app.use(
    unless(isPhotoUpload, readBody({ paths: [BUSINESS_PATH, SETUP_PATH], limit: BUSINESS_LIMIT })),
  );
  app.use(refuseUnknown);
  app.use(router.routes());
  app.use(router.allowedMethods());
  app.on("error", (error: Error) => logger.warn({ name: error.name }, "connection failed"));
  return app;
}

/** For the page that answers a form; nginx waits a little longer (nginx.conf). */
const RENDERING_MS = 200;

/** Runs the middleware unless the request is exempt. */
function unless(isExempt: (ctx: Context) => boolean, middleware: Middleware): Middleware {
  return async function unlessExempt(ctx, next) {
    await (isExempt(ctx) ? next() : middleware(ctx, next));
  };
}

/** Photo uploads and test messages take longer; both have their own limits. */
function takesLonger(ctx: Context): boolean {
  return isPhotoUpload(ctx) || ctx.path === TEST_PATH;
}

/** Its body is a picture, which may arrive slowly. */
function isPhotoUpload({ path, method }: Context): boolean {
  return path === PHOTO_UPLOAD_PATH && method === "POST";
}

/** Same origin only, unless origins are listed. Those may send credentials, so the response names them, never `*`. */
function allowOrigins(origins: readonly string[]): Middleware {
  if (origins.length === 0) return (_ctx, next) => next();
  return cors({
    credentials: true,
    origin: (ctx) => (origins.includes(ctx.get("Origin")) ? ctx.get("Origin") : ""),
    allowMethods: ["GET", "POST", "PUT", "DELETE"],
    allowHeaders: ["Authorization", "Content-Type", "Idempotency-Key"],
    maxAge: 600,
  });
}
