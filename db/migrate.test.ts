import { readdirSync } from "node:fs";
import path from "node:path";
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

  expect(await pendingSteps(database)).toEqual([]);
  expect(await migrate(database)).toEqual([]);

  await database.destroy();
});

test("while a dump is being read, a migration waits, and nothing waits long behind it", async () => {
  const url = await createDatabase();
  const [database, others] = [connect(url), connect(url)];
  await migrate(database);
  await database("migrations").where({ name: "007_confirmations" }).delete();
  const dump = await others.transaction();
  await dump("outbox"); // as pg_dump locks it
  const said: string[] = [];

  const migrating = migrate(database, undefined, (sentence) => said.push(sentence));
  const ends = performance.now() + 4000; // two attempts
  while (performance.now() < ends) {
    await others.transaction(async (request) => {
      await request.raw("SET LOCAL lock_timeout = 1500"); // as the API
      await request("outbox").insert({ kind: "no-backup", channel: "email" });
    });
  }
  expect(said).toEqual([expect.stringContaining("such as a backup that is being made")]);
  await dump.rollback();

  expect(await migrating).toEqual(["007_confirmations"]);
  await Promise.all([database.destroy(), others.destroy()]);
});

test("gives up after ten minutes, and has changed nothing", async () => {
  const url = await createDatabase();
  const [database, other] = [connect(url), connect(url)];
  await migrate(database);
  await database("migrations").where({ name: "007_confirmations" }).delete();
  const dump = await other.transaction();
  await dump("outbox");
  jest.spyOn(performance, "now").mockReturnValueOnce(0).mockReturnValue(600_001);

  await expect(migrate(database)).rejects.toThrow(/^Not migrated: another session/);

  await dump.rollback();
  expect(await pendingSteps(database)).toEqual(["007_confirmations"]);
  await Promise.all([database.destroy(), other.destroy()]);
});

test("a business of before loses what its check would refuse", async () => {
  const database = connect(await createDatabase());
  await migrate(database);
  await database("migrations").where({ name: "009_fewer_details" }).delete();
  const picture = { imageUrl: "/a.svg", altText: "A" };
  const before = { name: "Oak", tagline: "A", description: "B", map: { radiusKm: 1, picture } };
  const details = { ...before, pictures: { logo: picture, hero: picture } };
  await database("business").insert({ details: JSON.stringify(details) });

  await migrate(database);

  const logo = { imageUrl: "/a.svg" };
  expect(await database("business").first("details")).toEqual({
    details: { name: "Oak", map: { radiusKm: 1 }, pictures: { logo, hero: picture } },
  });
  await database.destroy();
});
