import { startTestApi, type TestApi } from "../../test/testApi";
import { createBusinessRepository } from "./businessRepository";
import { sampleBusiness } from "./sampleBusiness";

const BUSINESS = "/api/admin/business";

let api: TestApi;
beforeEach(async () => {
  api = await startTestApi();
});
afterEach(() => api.stop());

const oak = { ...sampleBusiness, name: "Oak Gutters", serviceTypes: [{ value: "a", label: "A" }] };

test("the owner reads the business, changes it, and reads the change", async () => {
  const read = await api.ownerGet(BUSINESS).expect(200);
  expect(read.body).toEqual({ ...sampleBusiness, version: 1 });

  const changed = await api.ownerPut(BUSINESS, { ...oak, version: 1 }).expect(200);

  expect(changed.body).toEqual({ ...oak, version: 2 });
  expect((await api.ownerGet(BUSINESS)).body).toEqual({ ...oak, version: 2 });
});

test("nobody else may", async () => {
  await api.get(BUSINESS).expect(401);
  await api.request.put(BUSINESS).send({}).expect(401);
});

test("a change to a stale version is refused", async () => {
  await api.ownerPut(BUSINESS, { ...oak, version: 1 }).expect(200);

  const late = await api.ownerPut(BUSINESS, { ...sampleBusiness, version: 1 }).expect(409);

  expect(late.text).toBe(
    "The business details have been changed elsewhere meanwhile. Reload them, then make your change again.",
  );
  expect((await api.ownerGet(BUSINESS)).body).toEqual({ ...oak, version: 2 });
});

test("of eight concurrent changes, one is stored", async () => {
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => api.ownerPut(BUSINESS, { ...oak, version: 1 })),
  );

  expect(answers.map(({ status }) => status).toSorted()).toEqual([
    200,
    ...Array<number>(7).fill(409),
  ]);
});

test("an invalid business gets one line per wrong field", async () => {
  const { text } = await api
    .ownerPut(BUSINESS, {
      ...sampleBusiness,
      phone: "706-555-0142",
      address: { ...sampleBusiness.address, state: "XX" },
      version: 1,
    })
    .expect(400);

  expect(text.split("\n").toSorted()).toEqual([
    "address.state: Please choose a state",
    "phone: Please enter the ten digits of a US number, without the 1",
  ]);
  expect((await api.ownerPut(BUSINESS, sampleBusiness).expect(400)).text).toBe("version: Required");
});

test("long legal texts are stored unchanged; a body over 200 kB is refused", async () => {
  const long = '</script> "\u202e" 🏠 עברית {years}\n\n'.repeat(200);
  const legal = {
    privacyUse: long,
    privacySharing: long,
    termsWarranties: long,
    termsWebsite: long,
  };
  const business = { ...sampleBusiness, legal };

  await api.ownerPut(BUSINESS, { ...business, version: 1 }).expect(200);
  expect((await api.ownerGet(BUSINESS)).body).toEqual({ ...business, version: 2 });

  const tooLong = { ...business, version: 2, more: "x".repeat(200 * 1024) };
  const { text } = await api.ownerPut(BUSINESS, tooLong).expect(413);
  expect(text).toBe("The request is too large.");
  await api.ownerPut("/api/admin/samples", { more: "x".repeat(33 * 1024) }).expect(413);
});

test("a damaged row is reported once, and read again once it is repaired", async () => {
  const repository = createBusinessRepository(api.database);
  await repository.put({ ...sampleBusiness, email: "hello" });

  for (let n = 0; n < 3; n++) {
    const { text } = await api.ownerGet(BUSINESS).expect(503);
    expect(text).toBe("We cannot reach our records right now. Please try again in a moment.");
  }
  expect(api.logs.filter((line) => line.includes("email: Invalid email"))).toHaveLength(1);

  await repository.put(sampleBusiness);
  await api.ownerGet(BUSINESS).expect(200);
});

test("after damage the owner gets the last valid details, and repairs the row by saving them", async () => {
  await api.ownerPut(BUSINESS, { ...oak, version: 1 }).expect(200);
  await api.ownerGet(BUSINESS).expect(200);
  await api.database("business").update({ details: "{}" });

  const read = await api.ownerGet(BUSINESS).expect(200);
  expect(read.body).toEqual({ ...oak, version: 2 });
  expect(api.logs.join("")).toContain("the business details in the database are damaged");

  await api.ownerPut(BUSINESS, { ...oak, version: 2, tagline: "Mended" }).expect(200);
  const row = await createBusinessRepository(api.database).read();
  expect(row).toEqual({ details: { ...oak, tagline: "Mended" }, version: 3 });
});

test("without a row, the log says how to get one", async () => {
  await api.database("business").delete();

  await api.ownerGet(BUSINESS).expect(503);

  expect(api.logs.join("")).toContain("there are no business details: run the command `seed`");
});
