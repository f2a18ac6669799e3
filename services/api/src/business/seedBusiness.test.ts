import { migrate } from "@ridgeline/db/migrate";
import { createDatabase } from "../../../../db/test/createDatabase";
import { connectForCommand, type Database } from "../database/connect";
import { createBusinessRepository } from "./businessRepository";
import { sampleBusiness, seedBusiness } from "./sampleBusiness";

let database: Database;
beforeEach(async () => {
  database = connectForCommand(await createDatabase());
  await migrate(database);
});
afterEach(() => database.destroy());

const PUT_IN = "Added the sample business: replace it with your own under /admin.";

test("a new site gets one sample, even if eight processes store it at once", async () => {
  const said = await Promise.all(Array.from({ length: 8 }, () => seedBusiness(database)));

  expect(said.filter((line) => line === PUT_IN)).toHaveLength(1);
  const stored = await createBusinessRepository(database).read();
  expect(stored?.details).toEqual(sampleBusiness);
});

test("the owner's own business stays", async () => {
  const repository = createBusinessRepository(database);
  await repository.put({ ...sampleBusiness, name: "Oak Gutters" });

  expect(await seedBusiness(database)).toBe("Business details: nothing to add.");
  expect((await repository.read())?.details).toMatchObject({ name: "Oak Gutters" });
});
