import { runCommand } from "../runProcess";
import { withDatabase } from "./openDatabase";
import { migrateDatabase } from "./prepareDatabase";

await runCommand(() =>
  withDatabase(async (database) => {
    console.log(await migrateDatabase(database));
  }),
);
