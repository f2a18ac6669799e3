import { migrate } from "@ridgeline/db/migrate";
import starterContent from "@ridgeline/db/seeds/starterContent.json";
import type { Database } from "../database/connect";
import { seedContent } from "./contentStore";
import { parseContentFile } from "./parseContentFile";

/** Runs the missing migrations and grants `apiRole` its rights; returns which migrations ran. */
export async function migrateDatabase(database: Database, apiRole?: string): Promise<string> {
  const ran = await migrate(database, apiRole);
  return ran.length === 0 ? "The database is up to date." : `Migrated: ${ran.join(", ")}.`;
}

/** Adds the starter content once, if there is no content; returns whether it did. */
export async function seedDatabase(database: Database): Promise<string> {
  const { content } = parseContentFile(JSON.stringify(starterContent));
  const count = await seedContent(database, content);
  return count === 0
    ? "Starter content: nothing to add."
    : `Added the starter content: ${count} sample items. Replace them with your own.`;
}
