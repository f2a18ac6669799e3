import { migrations } from "@ridgeline/db/migrationSource";

/** The migration steps that this version knows, one a line: deploy/restore.sh refuses a backup that has others. */
console.log(migrations.map(({ name }) => name).join("\n"));
