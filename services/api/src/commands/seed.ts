import { runCommand } from "../process/runProcess";
import { withDatabase } from "./openDatabase";
import { migrateDatabase, seedDatabase } from "../features/content/prepareDatabase";

await runCommand(() =>
  withDatabase(async (database) => {
    console.log(await migrateDatabase(database));
    console.log(await seedDatabase(database));
  }),
);
