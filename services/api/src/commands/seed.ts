import { readApiRole } from "../config/readDatabaseUrl";
import { print } from "../process/print";
import { runCommand } from "../process/runProcess";
import { seedBusiness } from "../business/sampleBusiness";
import { withDatabase } from "./openDatabase";
import { migrateDatabase, seedDatabase } from "../content/prepareDatabase";

await runCommand(() =>
  withDatabase(async (database) => {
    print(await migrateDatabase(database, readApiRole(process.env)));
    print(await seedDatabase(database));
    print(await seedBusiness(database));
  }),
);
