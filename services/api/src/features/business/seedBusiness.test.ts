import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { migrate } from "@ridgeline/db/migrate";
import { createEmptyDatabase } from "../../../test/testDatabase";
import { connectForCommand, type Database } from "../../database/connect";
import { createBusinessRepository } from "./businessRepository";
import { seedBusiness } from "./seedBusiness";
import { sampleBusiness } from "./sampleBusiness";

let database: Database;
let folder: string;
beforeEach(async () => {
  database = connectForCommand(await createEmptyDatabase());
  await migrate(database);
  folder = mkdtempSync(join(tmpdir(), "ridgeline-site-"));
});
afterEach(() => database.destroy());

const stored = async () => (await createBusinessRepository(database).read())?.details;
const write = (site: object | string) => {
  const file = join(folder, "site.json");
  writeFileSync(file, typeof site === "string" ? site : JSON.stringify(site));
  return file;
};

/** As an owner in North Carolina had it, without license, rating and years. */
const asheville = {
  name: "Oak Gutters & Roofs",
  shortName: "Oak",
  tagline: "Gutters & Roofs",
  description: "Gutters in Asheville.",
  url: "https://oak.example",
  phone: "8285550100",
  email: "hello@oak.example",
  address: {
    street: "4 Oak St",
    city: "Asheville",
    state: "NC",
    stateName: "North Carolina",
    zip: "28801",
  },
  hours: [
    { label: "Weekdays", days: ["Monday", "Friday"], open: { from: "07:30", to: "16:00" } },
    { label: "Sunday", days: ["Sunday"] },
  ],
  emergency: "None",
  map: { latitude: 35.59, longitude: -82.55, radiusKm: 30 },
  links: { yelp: "https://www.yelp.com/biz/oak" },
};

test("a new site gets the sample, once", async () => {
  expect(await seedBusiness(database, join(folder, "site.json"))).toBe(
    "Put in the sample business, to be replaced by your own under /admin.",
  );
  expect(await stored()).toEqual(sampleBusiness);

  expect(await seedBusiness(database, write(asheville))).toBe(
    "Business details: nothing to put in.",
  );
  expect(await stored()).toEqual(sampleBusiness);
});

test("an earlier version's site.json is taken over, in the words of its pages", async () => {
  const said = await seedBusiness(database, write(asheville));

  expect(said).toBe(
    "Took over the business details from site.json. From now on they are edited under /admin.",
  );
  const business = await stored();
  expect(business).toMatchObject({
    name: "Oak Gutters & Roofs",
    phone: "8285550100",
    emergency: "None",
    region: "North Carolina",
    address: { street: "4 Oak St", city: "Asheville", state: "NC", zip: "28801" },
    hours: { Monday: { from: "07:30", to: "16:00" }, Friday: { from: "07:30", to: "16:00" } },
    links: { yelp: "https://www.yelp.com/biz/oak" },
    words: { kicker: "Family-owned in Asheville, North Carolina" },
    serviceTypes: sampleBusiness.serviceTypes,
  });
  for (const missing of ["license", "rating", "yearsInBusiness", "url"])
    expect(business).not.toHaveProperty(missing);
  expect(JSON.stringify(business)).not.toMatch(/Georgia|Dahlonega|Ridgeline|stateName|years/);
  expect(JSON.stringify(business)).toContain("It is still a family company");
});

test("license, rating and years are kept, under the older name of the license too", async () => {
  const licence = { number: "NC-1", authority: "North Carolina" };
  const rating = { value: 4.5, count: 12, source: "Yelp" };

  await seedBusiness(database, write({ ...asheville, licence, rating, yearsInBusiness: 4 }));

  const business = await stored();
  expect(business).toMatchObject({ license: licence, rating, yearsInBusiness: 4 });
  expect(JSON.stringify(business)).toContain("Over 4 years later");
});

test("the site.json of the sample is the sample", async () => {
  const sample = readFileSync(join(import.meta.dirname, "../../../test/formerSite.json"), "utf8");

  const said = await seedBusiness(database, write(sample));

  expect(said).toBe("Put in the sample business, to be replaced by your own under /admin.");
  expect(await stored()).toEqual(sampleBusiness);
});

test("one that cannot be used is refused, and nothing is stored", async () => {
  const wrong = { ...asheville, phone: "828", address: { ...asheville.address, zip: "1" } };

  await expect(seedBusiness(database, write(wrong))).rejects.toThrow(
    "site.json: phone: Please enter the ten digits of a US number, without the 1\n" +
      "site.json: address.zip: Please enter five digits, such as 12345",
  );
  await expect(seedBusiness(database, write("{"))).rejects.toThrow("site.json: is not valid JSON");
  await expect(seedBusiness(database, write("null"))).rejects.toThrow(
    "site.json: has no address or no hours",
  );
  await expect(seedBusiness(database, folder)).rejects.toThrow(/cannot be read \(EISDIR\)/);
  expect(await stored()).toBeUndefined();
});

test("eight processes at once store it once", async () => {
  const file = write(asheville);

  const said = await Promise.all(Array.from({ length: 8 }, () => seedBusiness(database, file)));

  expect(said.filter((line) => line.startsWith("Took over"))).toHaveLength(1);
});
