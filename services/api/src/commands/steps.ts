import { migrations } from "@ridgeline/db/migrate";
import { print } from "../process/print";

/** Prints the migrations that this version knows, one per line; deploy/restore.sh refuses a backup with others. */
print(migrations.map(({ name }) => name).join("\n"));
