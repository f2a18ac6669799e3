import { runCommand } from "../process/runProcess";
import { withDatabase } from "./openDatabase";
import { migrateDatabase } from "../features/content/prepareDatabase";

await runCommand(() =>
  withDatabase(async (database) => {
    console.log(await migrateDatabase(database));
  }),
);
