import { readApiRole } from "../config/readDatabaseUrl";
import { print } from "../process/print";
import { runCommand } from "../process/runProcess";
import { withDatabase } from "./openDatabase";
import { migrateDatabase } from "../content/prepareDatabase";

await runCommand(() =>
  withDatabase(async (database) => {
    print(await migrateDatabase(database, readApiRole(process.env)));
  }),
);
