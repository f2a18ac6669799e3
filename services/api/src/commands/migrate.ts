import { readApiRole } from "../config/readDatabaseUrl";
import { migrateDatabase } from "../content/prepareDatabase";
import { print } from "../process/print";
import { runCommand } from "../process/runProcess";
import { withDatabase } from "./openDatabase";

await runCommand(() =>
  withDatabase(async (database) => {
    print(await migrateDatabase(database, readApiRole(process.env)));
  }),
);
