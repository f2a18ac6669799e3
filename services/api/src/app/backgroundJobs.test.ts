import { createHash } from "node:crypto";
import { collectLogs } from "../../test/collectLogs";
import { provide } from "../../test/provide";
import { createTestDatabase } from "../../test/testDatabase";
import { ADMIN_TOKEN } from "../../test/testApi";
import { readConfig } from "../config/readConfig";
import { sampleBusiness } from "../business/sampleBusiness";
import { createReadBusiness } from "../business/businessRepository";
import { listChores, repeat } from "./startWorker";

const { logs, logger } = collectLogs();
const own = provide(async () => {
  const { url, database } = await createTestDatabase();
  return { url, database, stop: () => database.destroy() };
}, "each");

/** Does each chore that is done every hour, once, with these settings. */
async function doChores(environment: Record<string, string> = {}): Promise<void> {
  const { url, database } = own;
  const config = readConfig({ ADMIN_TOKEN, DATABASE_URL: url, ...environment });
  const readBusiness = createReadBusiness(database, (problem) => logger.error(problem));
  const chores = listChores({ config, database, logger, readBusiness });
  for (const { run } of chores.filter(({ seconds }) => seconds === 3600)) await run();
}

const daysAgo = (days: number) => own.database.raw("now() - ? * interval '1 day'", [days]);

const addRequest = (change: object) =>
  own.database("quoteRequests").insert({
    fullName: "Ann Lee",
    phone: "7065550199",
    serviceType: "other",
    projectDetails: "x".repeat(20),
    consentText: "yes",
    payloadDigest: Buffer.alloc(32),
    ...change,
  });

/** A message sent this many days ago, or not yet. */
const addMessage = (days?: number) =>
  own.database("outbox").insert({
    kind: "no-backup",
    channel: "email",
    createdAt: new Date(0),
    ...(days !== undefined && { sentAt: daysAgo(days) }),
  });
const countOf = async (table: string) => (await own.database(table).pluck("id")).length;

test("messages sent more than 30 days ago and photos unused for a day are deleted, but none while the site is the sample's", async () => {
  await Promise.all([addMessage(31), addMessage(29), addMessage()]);
  await own.database("photos").insert([{ unusedSince: daysAgo(2) }, { unusedSince: new Date() }]);

  await doChores();

  expect([await countOf("outbox"), await countOf("photos")]).toEqual([2, 2]);
  const { name: _sample, ...others } = sampleBusiness;
  const oak = {
    phone: "8285550100",
    email: "hello@oak.example",
    address: { city: "Asheville", state: "NC" },
  };
  const details = JSON.stringify({ ...others, name: "Oak", ...oak });
  await own.database("business").update({ details });
  await doChores();
  expect(await countOf("photos")).toBe(1);
});

test("a failed job is logged without Postgres' message and runs again later, until it is stopped, which waits for it", async () => {
  const run = jest.fn<Promise<unknown>, []>();
  run.mockRejectedValueOnce(Object.assign(new Error("delete from gone"), { code: "42P01" }));
  let finish = () => {};
  const isAtWork = new Promise<void>((begin) => {
    run.mockImplementationOnce(() => {
      begin();
      return new Promise((resolve) => (finish = () => resolve(false)));
    });
  });

  const stop = repeat({ name: "clean", seconds: 0.01, run }, logger);
  await isAtWork;
  let isStopped = false;
  const stopping = stop().then(() => (isStopped = true));
  await new Promise(setImmediate);
  expect(isStopped).toBe(false);
  finish();
  await stopping;

  expect(run).toHaveBeenCalledTimes(2);
  const [first] = logs.map((line) => JSON.parse(line) as unknown);
  const error = { name: "Error", code: "42P01" };
  expect(first).toMatchObject({ level: 40, job: "clean", error, msg: "job failed" });
  expect(logs[0]).not.toContain("delete from");
});

test.each([
  [{}, ["old", "young", "old spam", "young spam"]],
  [{ QUOTE_KEEP_DAYS: "30" }, ["young", "old spam", "young spam"]],
  [{ SPAM_KEEP_DAYS: "7" }, ["old", "young", "young spam"]],
])("old quote requests are deleted as %j says", async (settings, left) => {
  await addRequest({ email: "old", createdAt: daysAgo(31) });
  await addRequest({ email: "young", createdAt: daysAgo(29) });
  await addRequest({ email: "old spam", createdAt: daysAgo(8), quarantinedAt: daysAgo(8) });
  await addRequest({ email: "young spam", createdAt: daysAgo(8), quarantinedAt: daysAgo(6) });

  await doChores(settings);

  expect(await own.database("quoteRequests").orderBy("id").pluck("email")).toEqual(left);
});

test("a device is removed with the token that added it, also if an old process adds it later", async () => {
  const FORMER = "former-0123456789abcdef01234567";
  const add = (name: string, token: string) =>
    own.database("pushDevices").insert({
      endpoint: name,
      p256dh: "x",
      auth: "x",
      name,
      tokenDigest: createHash("sha256").update(token).digest(),
    });
  const names = () => own.database("pushDevices").orderBy("name").pluck<string[]>("name");
  await add("new", ADMIN_TOKEN);
  await add("old", FORMER);

  await doChores({ ADMIN_TOKEN: `${ADMIN_TOKEN},${FORMER}` });
  expect(await names()).toEqual(["new", "old"]);
  await add("late", FORMER);
  await doChores();
  expect(await names()).toEqual(["new"]);
});
