import { connectForCommand, type Database } from "../services/api/src/database/connect";
import { createEmptyDatabase, createTestDatabase } from "../services/api/test/testDatabase";
import { migrate, pendingSteps } from "./migrate";
import { migrations } from "./migrationSource";

// Real servers are slow on a busy machine.
jest.setTimeout(60_000);

const names = migrations.map(({ name }) => name);

test("steps are named in order, without a file extension", () => {
  expect(names).toEqual([...names].sort());
  expect(names.join()).toMatch(/^(\d{3}_[a-z_]+,?)+$/);
});

test("a fresh database gets every step, once", async () => {
  const database = connectForCommand(await createEmptyDatabase());

  expect(await pendingSteps(database)).toEqual(names);
  expect(await migrate(database)).toEqual(names);
  expect(await migrate(database)).toEqual([]);
  expect(await pendingSteps(database)).toEqual([]);

  await database.destroy();
});

test("eight at once on a fresh database all succeed, and each step is taken once", async () => {
  const url = await createEmptyDatabase();
  const databases = Array.from({ length: 8 }, () => connectForCommand(url));

  const taken = await Promise.all(databases.map((database) => migrate(database)));

  expect(taken.flat()).toEqual(names);
  await Promise.all(databases.map((database) => database.destroy()));
});

test("a lock that a killed process left behind does not stop the next one", async () => {
  const database = connectForCommand(await createEmptyDatabase());
  await migrate(database);
  await database("migrations_lock").update({ isLocked: 1 });
  await database("migrations")
    .where({ name: names.at(-1) })
    .delete();
  await database.schema.dropTable("starterContent");

  expect(await migrate(database)).toEqual(names.slice(-1));

  await database.destroy();
});

test("a database that is newer than the code is refused and left alone", async () => {
  const database = connectForCommand(await createEmptyDatabase());
  await migrate(database);
  await database("migrations").insert({ name: "999_later", batch: 9, migrationTime: new Date() });

  await expect(migrate(database)).rejects.toThrow(
    "The database is newer than this version of Ridgeline: it has 999_later.",
  );

  await database.destroy();
});

describe("Postgres itself refuses", () => {
  let database: Database;
  beforeAll(async () => {
    ({ database } = await createTestDatabase());
  });
  afterAll(() => database.destroy());

  const testimonial = { name: "Ann", location: "Helen", rating: 5, review: "Good." };
  const service = { slug: "a", title: "A", description: "A", icon: "Home" };
  const project = { title: "A", description: "A", imageUrl: "/a.svg", altText: "A" };
  const request = {
    fullName: "Ann Lee",
    phone: "7065550199",
    serviceType: "roofing",
    projectDetails: "x".repeat(20),
    consentText: "yes",
    payloadDigest: Buffer.alloc(32),
  };

  test.each<[string, string, object]>([
    ["a rating of 6", "testimonials", { ...testimonial, rating: 6 }],
    ["a rating of 0", "testimonials", { ...testimonial, rating: 0 }],
    ["no review", "testimonials", { ...testimonial, review: null }],
    ["an empty name", "testimonials", { ...testimonial, name: "" }],
    ["an empty slug", "services", { ...service, slug: "" }],
    ["no title", "services", { ...service, title: null }],
    ["a title of 201 characters", "services", { ...service, title: "x".repeat(201) }],
    ["no picture", "featuredProjects", { ...project, imageUrl: null }],
    ["an empty area", "serviceAreas", { name: "" }],
    ["a short name", "quoteRequests", { ...request, fullName: "A" }],
    ["a short phone", "quoteRequests", { ...request, phone: "706555" }],
    ["short details", "quoteRequests", { ...request, projectDetails: "x" }],
    ["no consent", "quoteRequests", { ...request, consentText: null }],
  ])("%s", async (_, table, row) => {
    await expect(database(table).insert(row)).rejects.toThrow();
  });

  test("a second service with the same slug, a second request with the same key", async () => {
    const idempotencyKey = "3fa85f64-5717-4562-b3fc-2c963f66afa6";
    await database("services").insert(service);
    await database("quoteRequests").insert({ ...request, idempotencyKey });

    await expect(database("services").insert(service)).rejects.toThrow(/services_slug_unique/);
    await expect(database("quoteRequests").insert({ ...request, idempotencyKey })).rejects.toThrow(
      /idempotency_key_unique/,
    );
  });
});
