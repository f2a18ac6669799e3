import starterContent from "@ridgeline/db/seeds/starterContent.json";
import { sampleBusiness } from "../business/sampleBusiness";
import { createTestDatabase } from "../../test/testDatabase";
import type { Database } from "../database/connect";
import { contentKinds } from "./contentTables";
import { exportContent, importContent, seedContent } from "./contentStore";
import { parseContentFile } from "./parseContentFile";

const helen = { name: "Helen", isActive: true, sortOrder: 0 };
const starter = () => parseContentFile(JSON.stringify(starterContent)).content;

describe("a content file", () => {
  test("is refused with the position and field of every problem", () => {
    const bob = { name: "Bob", location: "Helen", rating: 6, review: "Good.", isActive: true };
    const text = JSON.stringify({
      testimonials: [bob, { name: "Ann", isActive: true }, "no item"],
      services: {},
      reviews: [],
    });

    expect(() => parseContentFile(text)).toThrow(
      [
        "testimonials 1, rating: Number must be less than or equal to 5",
        "testimonials 2, location: Required",
        "testimonials 2, rating: Required",
        "testimonials 2, review: Required",
        "testimonials 3: Expected object, received string",
        "services must be a list",
        "'reviews' is not a kind of content",
      ].join("\n"),
    );
  });

  test("may hold the business alone, which is refused with each problem", () => {
    const written = JSON.stringify({ business: sampleBusiness });

    expect(parseContentFile(written)).toEqual({ business: sampleBusiness, content: {} });
    expect(() => parseContentFile(written.replace('"GA"', '"XX"'))).toThrow(
      "business, address.state: Please choose a state",
    );
  });

  test.each([
    ['{\n"services": [}', "The file is not JSON: "],
    ["", "The file is not JSON: "],
    ['{"services": [] /* none */}', "The file is not JSON: "],
    ["[]", "The file must hold an object with business, "],
  ])("%j is refused", (text, message) => {
    expect(() => parseContentFile(text)).toThrow(message);
  });
});

describe("in a database", () => {
  let database: Database;
  beforeEach(async () => {
    ({ database } = await createTestDatabase());
  });
  afterEach(() => database.destroy());

  test("the starter content is added once, and does not come back", async () => {
    expect(await seedContent(database, starter())).toBe(36);

    const content = await exportContent(database);
    expect(Object.keys(content).toSorted()).toEqual(
      contentKinds.map(({ table }) => table).toSorted(),
    );
    expect(Math.min(...Object.values(content).map((items) => items.length))).toBeGreaterThan(5);
    for (const { table } of contentKinds) await database(table).delete();
    expect(await seedContent(database, starter())).toBe(0);
  });

  test("the starter content is not added to existing content", async () => {
    await database("serviceAreas").insert({ name: "Helen" });

    expect(await seedContent(database, starter())).toBe(0);
  });

  test("the starter content is added once even by several processes at once", async () => {
    const counts = await Promise.all([1, 2, 3, 4].map(() => seedContent(database, starter())));

    expect(counts.sort()).toEqual([0, 0, 0, 36]);
  });

  test("starter content that could not be added completely is added the next time", async () => {
    const { services = [] } = starter();
    await expect(seedContent(database, { services: [...services, ...services] })).rejects.toThrow(
      "already used",
    );

    expect(await seedContent(database, starter())).toBe(36);
  });

  test("an export can be imported again, into this and into an empty database", async () => {
    await seedContent(database, starter());
    await database("serviceAreas").insert(helen);
    const exported = await exportContent(database);
    expect(exported["serviceAreas"]).toContainEqual({ id: 13, isSample: false, ...helen });
    expect(exported["services"]?.[0]).toMatchObject({ isSample: true });
    const { database: empty } = await createTestDatabase();

    for (const target of [database, empty]) {
      await importContent(target, parseContentFile(JSON.stringify(exported)).content);
      expect(await exportContent(target)).toEqual(exported);
    }
    await empty.destroy();
  });

  test.each([
    ["before", [{ id: 9 }, { id: 10 }, {}]],
    ["after", [{}, { id: 9 }, { id: 10 }]],
  ])("an item without an id gets a new one, with ids %s it", async (_, places) => {
    for (let n = 1; n <= 8; n++) await database("serviceAreas").insert(helen);
    await database("serviceAreas").delete();
    const items = places.map((place: { id?: number }) => ({
      ...helen,
      ...place,
      sortOrder: place.id ?? 0,
    }));

    await importContent(database, { serviceAreas: items });
    await importContent(database, { serviceAreas: [helen] });

    const stored = await database("serviceAreas").orderBy("id").select("id", "sortOrder");
    expect(stored).toEqual([
      { id: 9, sortOrder: 9 },
      { id: 10, sortOrder: 10 },
      { id: 11, sortOrder: 0 },
      { id: 12, sortOrder: 0 },
    ]);
  });

  test("an id that was assigned before an import is not assigned again", async () => {
    await database("serviceAreas").insert([helen, helen, helen]);
    await database("serviceAreas").delete();

    await importContent(database, { serviceAreas: [{ id: 1, ...helen }, helen] });

    expect(await database("serviceAreas").pluck("id").orderBy("id")).toEqual([1, 4]);
  });

  test("a character that cannot be stored is named by its place", () => {
    const text = JSON.stringify({ serviceAreas: [helen, { ...helen, name: "Cle\0veland" }] });

    expect(() => parseContentFile(text)).toThrow("serviceAreas.1.name: This contains a character");
  });

  test("one item that cannot be stored leaves everything unchanged", async () => {
    const { services = [] } = starter();
    const [first] = services;

    await expect(
      importContent(database, { services: [...services, { ...first }] }),
    ).rejects.toThrow("services, slug: 'door-replacement' is already used by another service");

    expect(await database("services").select("id")).toEqual([]);
  });
});
