import { readdirSync } from "node:fs";
import path from "node:path";
import type { Knex } from "knex";
import { migrate, migrationConfig, migrations, pendingSteps } from "./migrate";
import { connect, createDatabase } from "./test/createDatabase";

const names = migrations.map(({ name }) => name);

test("every file in migrations/ is a step, in order of its name", () => {
  const files = readdirSync(path.join(import.meta.dirname, "migrations"));

  expect(names.map((name) => `${name}.ts`)).toEqual(files.toSorted());
});

test("a fresh database gets every migration once", async () => {
  const database = connect(await createDatabase());

  expect(await pendingSteps(database)).toEqual(names);
  expect(await migrate(database)).toEqual(names);
  expect(await migrate(database)).toEqual([]);
  expect(await pendingSteps(database)).toEqual([]);

  await database.destroy();
});

test("eight concurrent runs on a fresh database all succeed, and each migration runs once", async () => {
  const url = await createDatabase();
  const databases = Array.from({ length: 8 }, () => connect(url));

  const taken = await Promise.all(databases.map((database) => migrate(database)));

  expect(taken.flat()).toEqual(names);
  await Promise.all(databases.map((database) => database.destroy()));
});

test("a lock left behind by a killed process does not stop the next one", async () => {
  const database = connect(await createDatabase());
  await database.migrate.list(migrationConfig); // creates knex's own tables
  await database("migrations_lock").update({ is_locked: 1 });

  expect(await migrate(database)).toEqual(names);

  await database.destroy();
});

test("the version before works on a database that a newer one has migrated", async () => {
  const database = connect(await createDatabase());
  await migrate(database);
  await database("migrations").insert({ name: "999_later", batch: 9, migration_time: new Date() });

  expect(await migrate(database)).toEqual([]);

  await database.destroy();
});

// The limits of each field: services/api/src/database/limits.test.ts.
describe("Postgres itself refuses", () => {
  let database: Knex;
  beforeAll(async () => {
    database = connect(await createDatabase());
    await migrate(database);
  });
  afterAll(() => database.destroy());

  const service = { slug: "a", title: "A", description: "A", icon: "Home" };
  const request = {
    full_name: "Ann Lee",
    phone: "7065550199",
    service_type: "roofing",
    project_details: "x".repeat(20),
    consent_text: "yes",
    payload_digest: Buffer.alloc(32),
  };

  test("a second business", async () => {
    await database("business").insert({ details: "{}" });

    await expect(database("business").insert({ details: "{}" })).rejects.toThrow(/business_pkey/);
    await expect(database("business").insert({ is_only: false, details: "{}" })).rejects.toThrow(
      /is_only_check/,
    );
  });

  test("a second service with the same slug, a second request with the same key", async () => {
    const key = "3fa85f64-5717-4562-b3fc-2c963f66afa6";
    await database("services").insert(service);
    await database("quote_requests").insert({ ...request, idempotency_key: key });

    await expect(database("services").insert(service)).rejects.toThrow(/services_slug_unique/);
    await expect(
      database("quote_requests").insert({ ...request, idempotency_key: key }),
    ).rejects.toThrow(/idempotency_key_unique/);
  });
});
