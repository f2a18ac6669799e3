import { migrations } from "@ridgeline/db/migrationSource";

/** Prints the migrations that this version knows, one per line: deploy/restore.sh refuses a backup that has others. */
console.log(migrations.map(({ name }) => name).join("\n"));
