import starterContent from "@ridgeline/db/seeds/starterContent.json";
import { sampleBusiness } from "../business/sampleBusiness";
import { createTestDatabase } from "../../test/testDatabase";
import { connectForCommand, type Database } from "../database/connect";
import { storedKinds } from "./contentTables";
import { type ContentFile, exportContent, importContent, seedContent } from "./contentStore";
import { parseContentFile } from "./parseContentFile";

const helen = { name: "Helen", isActive: true, sortOrder: 0 };
const review = { name: "Ann", location: "Helen", rating: 5, review: "Good.", isActive: true };
/** Of a review that came by invitation. */
const origin = {
  sentDigest: "0a".repeat(32),
  consentText: "I agree.",
  consentedAt: "2026-05-31T14:00:00.000Z",
};
const starter = () => parseContentFile(JSON.stringify(starterContent)).content;

describe("a content file", () => {
  test("is refused with the position and field of every problem", () => {
    const text = JSON.stringify({
      testimonials: [{ ...review, rating: 6 }, { name: "Ann", isActive: true }, "no item"],
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
    const colors = { ground: "#14305a", accent: "#a84b00" };
    const business = { ...sampleBusiness, colors, hidesHills: true, logoHasName: true };
    const written = JSON.stringify({ business });

    expect(parseContentFile(written)).toEqual({ business, content: {} });
    expect(() => parseContentFile(written.replace('"GA"', '"XX"').replace("#a8", "a8"))).toThrow(
      /business, address.state: Please choose a state\nbusiness, colors.accent: Please choose both/,
    );
  });

  test.each([
    ['{\n"services": [}', "The file cannot be read as JSON in UTF-8: "],
    ["", "The file cannot be read as JSON in UTF-8: "],
    ["[]", "The file must hold an object with business, "],
  ])("%j is refused", (text, message) => {
    expect(() => parseContentFile(text)).toThrow(message);
  });

  test.each([
    ['{"name":"A\\u0000B"}', "serviceAreas 1, name: Contains a character that cannot be stored"],
    ['{"name":"A\\ud83dB"}', "serviceAreas 1, name: Contains a character that cannot be stored"],
    [
      '{"name":"A","id":901},{"name":"B","id":901}',
      "serviceAreas 2, id: '901' is already used by serviceAreas 1, id",
    ],
  ])("with %j is refused with item and field", (items, message) => {
    const rest = '"isActive":true,"sortOrder":0,';
    const text = `{"serviceAreas":[${items.replaceAll("{", `{${rest}`)}]}`;

    expect(() => parseContentFile(text)).toThrow(new Error(message));
  });

  test("with two kinds of work, or two services, under one name is refused", () => {
    const [first] = sampleBusiness.serviceTypes;
    const business = { ...sampleBusiness, serviceTypes: [first, { ...first, label: "B" }] };
    const { services = [] } = starter();
    const text = JSON.stringify({ business, services: [services[0], services[0]] });

    expect(() => parseContentFile(text)).toThrow(
      [
        `business, serviceTypes.1.value: '${first?.value}' is already used by business, serviceTypes.0.value`,
        `services 2, slug: 'door-replacement' is already used by services 1, slug`,
      ].join("\n"),
    );
  });

  test("may begin with a byte order mark, and must be UTF-8 as a whole", () => {
    const text = `\uFEFF${JSON.stringify({ serviceAreas: [helen] })}`;

    expect(parseContentFile(Buffer.from(text))).toEqual({ content: { serviceAreas: [helen] } });
    for (const encoding of ["utf16le", "latin1"] as const)
      expect(() => parseContentFile(Buffer.from(`${text}é`, encoding))).toThrow(
        /^The file cannot be read as JSON in UTF-8: /,
      );
  });

  test.each([
    ["sentDigest", "Expected 64 hexadecimal digits", [12, null]],
    ["consentText", "Expected a text", [{ a: 1 }, ""]],
    [
      "consentedAt",
      "Expected a time such as 2026-05-31T14:00:00.000Z",
      ["yesterday", "2026-02-30T00:00:00.000Z"],
    ],
  ])("with a review whose %s is none is refused: %s", (field, message, values) => {
    const parse = (changed: object) => () =>
      parseContentFile(JSON.stringify({ testimonials: [{ ...review, ...origin, ...changed }] }));

    expect(parse({})).not.toThrow();
    for (const value of values)
      expect(parse({ [field]: value })).toThrow(new Error(`testimonials 1, ${field}: ${message}`));
  });
});

describe("in a database", () => {
  const importInto = (target: Database, content: ContentFile) =>
    target.transaction((transaction) => importContent(transaction, content));
  /** As the commands use it: it waits for locks. */
  let database: Database;
  let url: string;
  beforeEach(async () => {
    const created = await createTestDatabase();
    await created.database.destroy();
    ({ url } = created);
    database = connectForCommand(url);
  });
  afterEach(() => database.destroy());

  test("the starter content is added once, even by several processes at once, and does not come back", async () => {
    const processes = [1, 2, 3, 4].map(() => connectForCommand(url));

    const counts = await Promise.all(processes.map((own) => seedContent(own, starter())));

    expect(counts.sort()).toEqual([0, 0, 0, 36]);
    await Promise.all(processes.map((own) => own.destroy()));
    const content = await exportContent(database);
    const tables = storedKinds.map(({ table }) => table);
    expect(Object.keys(content).toSorted()).toEqual(tables.toSorted());
    expect(Math.min(...Object.values(content).map((items) => items.length))).toBeGreaterThan(5);
    for (const table of tables) await database(table).delete();
    expect(await seedContent(database, starter())).toBe(0);
  });

  test("the starter content is not added to existing content", async () => {
    await database("serviceAreas").insert({ name: "Helen" });

    expect(await seedContent(database, starter())).toBe(0);
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
    await database("testimonials").insert({ ...review, ...origin });
    const exported = await exportContent(database);
    expect(exported["serviceAreas"]).toContainEqual({ id: 13, isSample: false, ...helen });
    expect(exported["services"]?.[0]).toMatchObject({ isSample: true });
    const consentedAt = new Date(origin.consentedAt);
    expect(exported["testimonials"]?.at(-1)).toMatchObject({ ...origin, consentedAt });
    const { database: empty } = await createTestDatabase();

    for (const target of [database, empty]) {
      await importInto(target, parseContentFile(JSON.stringify(exported)).content);
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

    await importInto(database, { serviceAreas: items });
    await importInto(database, { serviceAreas: [helen] });

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

    await importInto(database, { serviceAreas: [{ id: 1, ...helen }, helen] });

    expect(await database("serviceAreas").pluck("id").orderBy("id")).toEqual([1, 4]);
  });

  test("one item that cannot be stored leaves everything unchanged", async () => {
    const { services = [] } = starter();
    const [first] = services;

    await expect(importInto(database, { services: [...services, { ...first }] })).rejects.toThrow(
      "services 1, slug: 'door-replacement' is already used by another service",
    );

    expect(await database("services").select("id")).toEqual([]);
  });
});
