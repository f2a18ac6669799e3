import { provideApi } from "../../test/testApi";
import { createBusinessRepository } from "./businessRepository";
import { sampleBusiness, seedBusiness } from "./sampleBusiness";

const BUSINESS = "/api/admin/business";

const api = provideApi({}, "each");

const oak = { ...sampleBusiness, name: "Oak Gutters", serviceTypes: [{ value: "a", label: "A" }] };

test("of eight concurrent changes of the business that was read one is stored; the others are told that theirs is stale", async () => {
  await api.ownerGet(BUSINESS).expect(200, { ...sampleBusiness, version: 1 });

  const answers = await Promise.all(
    Array.from({ length: 8 }, () => api.ownerPut(BUSINESS, { ...oak, version: 1 })),
  );

  const refused = answers.filter(({ status }) => status === 409).map(({ text }) => text);
  const stored = answers.filter(({ status }) => status === 200).map(({ body }) => body as unknown);
  expect(stored).toEqual([{ ...oak, version: 2 }]);
  expect(refused).toEqual(Array<string>(7).fill(refused[0] ?? ""));
  expect(refused[0]).toBe(
    "The business details have been changed elsewhere meanwhile. Reload them, then make your change again.",
  );
  expect((await api.ownerGet(BUSINESS)).body).toEqual({ ...oak, version: 2 });
});

test("an invalid business gets one line per wrong field, two kinds of work with one value another", async () => {
  const address = { ...sampleBusiness.address, state: "XX" };
  const wrong = { ...oak, phone: "1", address, colors: { ground: "#1b3a2" } };
  const serviceTypes = [...oak.serviceTypes, { value: "a", label: "B" }];

  const { text } = await api.ownerPut(BUSINESS, wrong).expect(400);
  await api
    .ownerPut(BUSINESS, { ...oak, serviceTypes, version: 1 })
    .expect(400, "serviceTypes: Two kinds of work have the same value");

  expect(text.split("\n").toSorted()).toEqual([
    "address.state: Please choose a state",
    "colors.accent: Please choose both colors, such as #1b3a2f",
    "colors.ground: Please choose both colors, such as #1b3a2f",
    "phone: Please enter the ten digits of a US number, without the 1",
    "version: Required",
  ]);
});

test("long legal texts are stored unchanged; a body over 200 kB is refused", async () => {
  const long = '</script> "\u202e" 🏠 עברית {years}\n\n'.repeat(200);
  const names = ["privacyUse", "privacySharing", "termsWarranties", "termsWebsite"];
  const legal = Object.fromEntries(names.map((name) => [name, long]));
  const business = { ...sampleBusiness, legal };

  await api.ownerPut(BUSINESS, { ...business, version: 1 }).expect(200);
  expect((await api.ownerGet(BUSINESS)).body).toEqual({ ...business, version: 2 });

  const tooLong = { ...business, version: 2, more: "x".repeat(200 * 1024) };
  await api.ownerPut(BUSINESS, tooLong).expect(413);
  await api.ownerPost("/api/admin/services", { more: "x".repeat(33 * 1024) }).expect(413);
});

test("a damaged row is reported once, a missing one with how to get one; repaired it is read again", async () => {
  const repository = createBusinessRepository(api.database);
  await repository.put({ ...sampleBusiness, email: "hello" });

  for (let n = 0; n < 3; n++)
    await api.ownerGet(BUSINESS).expect(503, /^We cannot reach our records right now/);
  expect(api.logs.filter((line) => line.includes("email: Invalid email"))).toHaveLength(1);

  await repository.put(sampleBusiness);
  await api.ownerGet(BUSINESS).expect(200);
  await api.database("business").delete();
  await api.ownerGet(BUSINESS).expect(503);
  expect(api.logs.join("")).toContain("there are no business details: run the command `seed`");
});

test("a year that is to come by a clock that is behind takes no page away; what is no year is damage", async () => {
  for (const since of [null, "2009", 209, 2009.5]) {
    const details = JSON.stringify({ ...sampleBusiness, since });
    await api.database("business").update({ details });
    await api.ownerGet(BUSINESS).expect(503);
  }
  expect(api.logs.join("")).toContain("since: Please enter a year, such as 2009");

  await createBusinessRepository(api.database).put({ ...sampleBusiness, since: 2999 });
  await api.ownerGet(BUSINESS).expect(200);
});

test("after damage the owner gets the last valid details, and repairs the row by saving them", async () => {
  await api.ownerGet(BUSINESS).expect(200);
  await api.database("business").update({ details: "{}" });

  await api.ownerGet(BUSINESS).expect(200, { ...sampleBusiness, version: 1 });
  await api.ownerPut(BUSINESS, { ...oak, version: 1 }).expect(200);

  const row = await createBusinessRepository(api.database).read();
  expect(row).toEqual({ details: oak, version: 2 });
});

test("a new site gets one sample, even if eight processes store it at once; the owner's own business stays", async () => {
  const repository = createBusinessRepository(api.database);
  await api.database("business").delete();

  const said = await Promise.all(Array.from({ length: 8 }, () => seedBusiness(api.database)));

  const putIn = "Added the sample business: replace it with your own under /admin.";
  expect(said.filter((line) => line === putIn)).toHaveLength(1);
  expect((await repository.read())?.details).toEqual(sampleBusiness);
  await repository.put({ ...sampleBusiness, name: "Oak Gutters" });
  expect(await seedBusiness(api.database)).toBe("Business details: nothing to add.");
  expect((await repository.read())?.details).toMatchObject({ name: "Oak Gutters" });
});
