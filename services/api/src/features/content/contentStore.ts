import type { Database } from "../../database";
import { isUniqueViolation } from "../../databaseErrors";
import * as kinds from "./contentKinds";

/** The content of all four kinds, as the `content` command reads and writes it: an item has an id, or gets one. */
export type ContentFile = Partial<Record<KindName, object[]>>;

export const kindNames = ["services", "serviceAreas", "featuredProjects", "testimonials"] as const;
export type KindName = (typeof kindNames)[number];

export async function exportContent(database: Database): Promise<ContentFile> {
  const content: ContentFile = {};
  for (const name of kindNames) {
    const { table } = kinds[name];
    content[name] = (await database(table.name)
      .select(table.columns)
      .orderBy([...table.orderBy])) as object[]; // a table named at run time
  }
  return content;
}

/** Writes every item, or none. An item with an id replaces the one that has it, or is put in under it. */
export async function importContent(database: Database, content: ContentFile): Promise<number> {
  let count = 0;
  await database.transaction(async (transaction) => {
    for (const name of kindNames) {
      const items = content[name] ?? [];
      if (items.length === 0) continue;
      await writeItems(transaction, kinds[name].table.name, items);
      count += items.length;
    }
  });
  return count;
}

/** Puts `starter` in where no content table holds anything yet; returns how many items that were. */
export async function seedContent(database: Database, starter: ContentFile): Promise<number> {
  for (const name of kindNames) {
    const row: unknown = await database(kinds[name].table.name).first("id");
    if (row !== undefined) return 0;
  }
  return importContent(database, starter);
}

async function writeItems(database: Database, table: string, items: object[]): Promise<void> {
  for (const item of items) {
    const insert = database(table).insert(item);
    try {
      await ("id" in item ? insert.onConflict("id").merge() : insert);
    } catch (error) {
      if (!isUniqueViolation(error, "services_slug_unique") || !("slug" in item)) throw error;
      throw new Error(`services, slug: '${String(item.slug)}' is already used by another service`);
    }
  }
  // Ids that were given by hand must not be given out again.
  await database.raw(
    "SELECT setval(pg_get_serial_sequence(?, 'id'), GREATEST((SELECT max(id) FROM ??), 1))",
    [snakeCaseName(database, table), table],
  );
}

function snakeCaseName(database: Database, table: string): string {
  return database.ref(table).toQuery().replaceAll('"', "");
}
