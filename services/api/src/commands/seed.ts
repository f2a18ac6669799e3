import { print } from "../process/print";
import { runCommand } from "../process/runProcess";
import { withDatabase } from "./openDatabase";
import { migrateDatabase, seedDatabase } from "../features/content/prepareDatabase";

await runCommand(() =>
  withDatabase(async (database) => {
    print(await migrateDatabase(database));
    print(await seedDatabase(database));
  }),
);
