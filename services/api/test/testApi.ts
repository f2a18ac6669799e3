import { createServer } from "node:http";
import supertest from "supertest";
import { createApp } from "../src/app/createApp";
import { type Config, readConfig, REQUEST_TIMEOUT_MS } from "../src/config/readConfig";
import { connect, type Database } from "../src/database/connect";
import { createBusinessRepository, createReadBusiness } from "../src/business/businessRepository";
import { encodePhoto } from "../src/media/encodePhoto";
import { isSample } from "../src/business/sampleBusiness";
import { createDocumentStore, type DocumentsBuild } from "../src/documents/documentStore";
import { lookOfLogo } from "../src/media/readLogo";
import { createPhotoRepository } from "../src/media/photoRepository";
import { readSite } from "../src/app/readSite";
import { collectLogs } from "./collectLogs";
import { provide } from "./provide";
import { connecting, createTestDatabase, patient } from "./testDatabase";

export const ADMIN_TOKEN = "0123456789abcdef0123456789abcdef";

/** Milliseconds: on a busy machine, too, a page shows what was saved just before, and of many requests at once none is 503. */
const PATIENCE_OF_REQUESTS = 30_000;
/** For `change`, where the product's own limit matters. */
export const impatient = { requestTimeoutMs: REQUEST_TIMEOUT_MS };
const PAGE_PATIENCE = {
  read: PATIENCE_OF_REQUESTS,
  render: PATIENCE_OF_REQUESTS,
  unreadLogo: PATIENCE_OF_REQUESTS,
};

const UNUSED = "postgres://unused";

type Asserting = {
  _assertStatus: (this: unknown, status: number, answer: { text: string }) => Error | undefined;
};
const asserting = supertest.Test.prototype as unknown as Asserting; // what its types leave out
const { _assertStatus } = asserting;
/** With the sentence of an unexpected answer. */
asserting._assertStatus = function (status, answer) {
  const error = _assertStatus.call(this, status, answer);
  if (error) error.message += `: ${answer.text.slice(0, 500)}`;
  return error;
};

const stops: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const stop of stops) await stop();
});

export type TestApi = Awaited<ReturnType<typeof startTestApi>>;

/**
 * The API with its own database (the API may only read and write rows, the test may do anything), or with `database`.
 * `change` is for what no setting changes. `logs` collects its log lines. It is stopped at the latest after the file's tests.
 */
export async function startTestApi(
  environment: Record<string, string> = {},
  database?: Database,
  build: DocumentsBuild = fakeBuild,
  change: Partial<Config> = {},
  pageTimeouts = PAGE_PATIENCE,
) {
  const { url, apiUrl, served, own } = database
    ? { url: UNUSED, apiUrl: UNUSED, served: database, own: database }
    : await createOwn(change === impatient);
  const { logs, logger } = collectLogs();
  const settings = readConfig({ ADMIN_TOKEN, DATABASE_URL: url, ...environment });
  const config = { ...settings, requestTimeoutMs: PATIENCE_OF_REQUESTS, ...change };
  const readBusiness = createReadBusiness(served, (problem) => logger.error(problem));
  const api = createApp({
    config,
    database: served,
    logger,
    encode: encodePhoto,
    documents: createDocumentStore(
      {
        build,
        readSite: () => readSite(served, readBusiness),
        isSample,
        lookOfLogo: (business) => lookOfLogo(business, createPhotoRepository(served).find),
        address: config.address,
        retention: config.retention,
        logger,
      },
      pageTimeouts,
    ),
    readBusiness,
  }).callback();
  const server = createServer((request, response) => void api(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));

  const stop = async () => {
    await new Promise((resolve) => server.close(resolve));
    await served.destroy();
    await own.destroy();
  };
  stops.push(stop);
  const request = supertest(server);
  const asOwner = { Authorization: `Bearer ${ADMIN_TOKEN}` };
  return {
    url,
    apiUrl,
    database: own,
    putBusiness: createBusinessRepository(own).put,
    logs,
    request,
    server,
    get: (path: string) => request.get(path),
    ownerGet: (path: string) => request.get(path).set(asOwner),
    ownerPost: (path: string, body: object) => request.post(path).set(asOwner).send(body),
    ownerPut: (path: string, body: object) => request.put(path).set(asOwner).send(body),
    ownerDelete: (path: string) => request.delete(path).set(asOwner),
    postQuote: (body: object, key?: string) =>
      request
        .post("/api/quote")
        .set(key === undefined ? {} : { "Idempotency-Key": key })
        .send(body),
    postPhoto: (bytes: Buffer | string, type = "image/jpeg", query = "") =>
      request
        .post(`/api/admin/photos${query}`)
        .set({ ...asOwner, "Content-Type": type })
        .send(bytes),
    /** As a browser posts a form without our script. */
    postForm: (path: string, fields: Record<string, string | string[]>, headers: object = {}) =>
      request
        .post(path)
        .type("form")
        .set({ Accept: "text/html", ...headers })
        .send(fields),
    /** What `begin` sends meets in the database: nothing of it goes on before two statements wait for the table's rows. */
    atOnce: async <Result>(table: string, begin: () => Promise<Result>): Promise<Result> => {
      const waiting = { datname: own.raw("current_database()"), waitEventType: "Lock" };
      const busy = await own.transaction();
      await busy(table).select().forUpdate();
      const result = begin();
      const race = { isOver: false };
      const end = () => (race.isOver = true);
      void result.then(end, end);
      while (!race.isOver && (await own("pgStatActivity").where(waiting)).length < 2);
      await busy.rollback();
      return result;
    },
    stop,
  };
}

/** One for all tests of a file or a `describe`, or for each. */
export const provideApi = (environment: Record<string, string> = {}, scope?: "all" | "each") =>
  provide(() => startTestApi(environment), scope);

/** Its pages contain their input as JSON. */
export const fakeBuild: DocumentsBuild = {
  pages: [
    { address: "/", name: "landing", isHidden: false },
    { address: "/privacy", name: "privacy", isHidden: false },
    { address: "/terms", name: "terms", isHidden: false },
    { address: "/thanks", name: "quoteSent", isHidden: true },
    { address: "/review/thanks", name: "reviewSent", isHidden: true },
    { address: "/admin", name: "admin", isHidden: true },
    { address: "/admin/services", name: "admin", isHidden: true },
    { address: "/admin/login", name: "login", isHidden: true },
  ],
  templates: {} as DocumentsBuild["templates"], // none is looked at
  renderDocument: (name, _template, siteData) =>
    Promise.resolve({ html: JSON.stringify({ name, ...siteData }), headers: {} }),
  renderForm: (name, _business, sent) => JSON.stringify({ name, ...sent }),
  insertForm: (html, form) =>
    JSON.stringify({ ...(JSON.parse(html) as object), form: JSON.parse(form) as object }),
  momentOf: () => "",
  textFiles: {
    "/robots.txt": () => ({ type: "text/plain; charset=utf-8", body: () => "User-agent: *" }),
  },
};

async function createOwn(isImpatient: boolean) {
  const { url, apiUrl, database: own } = await createTestDatabase();
  return {
    url,
    apiUrl,
    served: connect({ url: apiUrl, ...(isImpatient ? connecting : patient) }),
    own,
  };
}
