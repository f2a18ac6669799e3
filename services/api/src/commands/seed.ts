import { runCommand } from "../runProcess";
import { withDatabase } from "./openDatabase";
import { migrateDatabase, seedDatabase } from "./prepareDatabase";

await runCommand(() =>
  withDatabase(async (database) => {
    console.log(await migrateDatabase(database));
    console.log(await seedDatabase(database));
  }),
);
