import { seedBusiness } from "../business/sampleBusiness";
import { readApiRole } from "../config/readDatabaseUrl";
import { migrateDatabase, seedDatabase } from "../content/prepareDatabase";
import { print } from "../process/print";
import { runCommand } from "../process/runProcess";
import { withDatabase } from "./openDatabase";

await runCommand(() =>
  withDatabase(async (database) => {
    print(await migrateDatabase(database, readApiRole(process.env)));
    print(await seedDatabase(database));
    print(await seedBusiness(database));
  }),
);
