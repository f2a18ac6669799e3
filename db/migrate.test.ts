import type { Knex } from "knex";
import { readdirSync } from "node:fs";
import path from "node:path";
import { migrate, migrations, pendingSteps } from "./migrate";
import { connect, createDatabase } from "./test/createDatabase";

const names = migrations.map(({ name }) => name);

test("every file in migrations/ is a step, in order of its name", () => {
  const files = readdirSync(path.join(import.meta.dirname, "migrations"));

  expect(names.map((name) => `${name}.ts`)).toEqual(files.toSorted());
});

/** The name of a database with all tables. */
let template: string;
beforeAll(async () => {
  const url = await createDatabase();
  template = new URL(url).pathname.slice(1);
  const migrated = connect(url);
  await migrate(migrated);
  await migrated.destroy();
});

let database: Knex;
let others: Knex;
beforeEach(async () => {
  const url = await createDatabase(template);
  [database, others] = [connect(url), connect(url)];
});
afterEach(() => Promise.all([database.destroy(), others.destroy()]));

/** As if this migration were still missing. */
const forget = (name: string) => database("migrations").where({ name }).delete();

test("concurrent runs on a fresh database all succeed, and each migration runs once", async () => {
  const url = await createDatabase();
  const databases = [1, 2, 3].map(() => connect(url));

  const taken = await Promise.all(databases.map((each) => migrate(each)));

  expect(taken.flat()).toEqual(names);
  await Promise.all(databases.map((each) => each.destroy()));
});

test("a lock left behind by a killed process does not stop the next one", async () => {
  await forget("007_confirmations");
  await database("migrations_lock").update({ is_locked: 1 });

  expect(await migrate(database)).toEqual(["007_confirmations"]);
});

test("the version before works on a database that a newer one has migrated", async () => {
  await database("migrations").insert({ name: "999_later", batch: 9, migration_time: new Date() });

  expect(await pendingSteps(database)).toEqual([]);
  expect(await migrate(database)).toEqual([]);
});

test("while a dump is being read, a migration waits, and nothing waits long behind it", async () => {
  await forget("007_confirmations");
  const dump = await others.transaction();
  await dump("outbox"); // as pg_dump locks it
  const said: string[] = [];

  const migrating = migrate(database, undefined, (sentence) => said.push(sentence));
  const ends = performance.now() + 4000; // two attempts
  while (performance.now() < ends || said.length === 0) {
    await others.transaction(async (request) => {
      await request.raw("SET LOCAL lock_timeout = 1500"); // as the API
      await request("outbox").insert({ kind: "no-backup", channel: "email" });
    });
  }
  expect(said).toEqual([expect.stringContaining("such as a backup that is being made")]);
  await dump.rollback();

  expect(await migrating).toEqual(["007_confirmations"]);
});

test("gives up after ten minutes, and has changed nothing", async () => {
  await forget("007_confirmations");
  const dump = await others.transaction();
  await dump("outbox");
  jest.spyOn(performance, "now").mockReturnValueOnce(0).mockReturnValue(600_001);

  await expect(migrate(database)).rejects.toThrow(/^Not migrated: another session/);

  await dump.rollback();
  expect(await pendingSteps(database)).toEqual(["007_confirmations"]);
});

const km = (radiusKm: number) => ({ map: { latitude: 35, radiusKm } });
const miles = (radiusMiles: number) => ({ map: { latitude: 35, radiusMiles } });

test.each<[string, object, object]>([
  [
    "009_fewer_details",
    {
      tagline: "We mend.",
      description: "Gutters.",
      map: { picture: "/a.svg", latitude: 35 },
      pictures: { logo: { imageUrl: "/logo.svg", altText: "Oak" } },
    },
    { map: { latitude: 35 }, pictures: { logo: { imageUrl: "/logo.svg" } } },
  ],
  ["010_miles", km(45), miles(28)],
  ["010_miles", km(48.3), miles(30)],
  ["010_miles", km(500), miles(300)],
  ["010_miles", km(0.5), miles(1)],
  ["011_since", { yearsInBusiness: "a lot" }, { yearsInBusiness: "a lot" }],
])("%s makes of the business's %j %j; other details stay", async (migration, before, after) => {
  await forget(migration);
  await database("business").insert({ details: JSON.stringify({ name: "Oak", ...before }) });

  await migrate(database);

  expect(await database("business").first("details")).toEqual({
    details: { name: "Oak", ...after },
  });
});

test.each([
  [1, 1],
  [300, 300],
  [2.0e9, 300],
])(
  "011_since makes of %d years in business the year %d years ago",
  async (yearsInBusiness, ago) => {
    await forget("011_since");
    await database("business").insert({ details: { yearsInBusiness } });
    const { rows } = await database.raw<{ rows: { year: number }[] }>(
      "SELECT extract(year FROM now())::int AS year",
    );

    await migrate(database);

    const since = (rows[0]?.year ?? 0) - ago;
    expect(await database("business").first("details")).toEqual({ details: { since } });
  },
);

test("requests that one tab has sent twice all stay, and stop no upgrade", async () => {
  await forget("013_one_tab");
  await database.raw("DROP INDEX quote_requests_tab");
  const request = {
    full_name: "Ann Lee",
    phone: "7065550199",
    service_type: "roofing",
    project_details: "The roof leaks near the chimney.",
    consent_text: "I agree",
    payload_digest: Buffer.alloc(32),
  };
  const tab = "0d3a8a4e-6b0f-4c1e-9d2a-5b7c";
  const keys = ["00000001", "00000002", "00000003"].map((end) => tab + end);
  for (const idempotency_key of [...keys, null, null])
    await database("quote_requests").insert({ ...request, idempotency_key });

  await migrate(database);

  const rows = await database("quote_requests").orderBy("id").pluck("idempotency_key");
  expect(rows).toEqual([null, null, keys[2], null, null]);
});
