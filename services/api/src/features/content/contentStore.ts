import type { Database } from "../../database/connect";
import { isUniqueViolation } from "../../database/errors";
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
  return database.transaction((transaction) => writeContent(transaction, content));
}

/**
 * Puts `starter` in at the first call, unless some content table holds something by then; returns how many items that
 * were. Content that is removed later is not replaced.
 */
export async function seedContent(database: Database, starter: ContentFile): Promise<number> {
  return database.transaction(async (transaction) => {
    const first = transaction("starterContent").insert({ isDone: true }).onConflict().ignore();
    const isFirst = (await first.returning("isDone")).length > 0;
    if (!isFirst || (await hasContent(transaction))) return 0;
    return writeContent(transaction, starter);
  });
}

async function hasContent(database: Database): Promise<boolean> {
  for (const name of kindNames) {
    const row: unknown = await database(kinds[name].table.name).first("id");
    if (row !== undefined) return true;
  }
  return false;
}

async function writeContent(database: Database, content: ContentFile): Promise<number> {
  let count = 0;
  for (const name of kindNames) {
    const items = content[name] ?? [];
    await writeItems(database, kinds[name].table.name, items);
    count += items.length;
  }
  return count;
}

/** Those with ids first: an id that was given by hand must not be given out again, to the others least of all. */
async function writeItems(database: Database, table: string, items: object[]): Promise<void> {
  const numbered = items.filter((item) => "id" in item);
  if (numbered.length > 0) {
    await database.raw("LOCK TABLE ?? IN SHARE ROW EXCLUSIVE MODE", [table]); // no id is given out meanwhile
    for (const item of numbered) {
      await explainSlug(item, database(table).insert(item).onConflict("id").merge());
    }
    await database.raw(
      "SELECT setval(tableoid, GREATEST(last_value, (SELECT max(id) FROM ??))) FROM ??",
      [table, `${table}IdSeq`],
    );
  }
  for (const item of items) {
    if (!("id" in item)) await explainSlug(item, database(table).insert(item));
  }
}

async function explainSlug(item: object, written: PromiseLike<unknown>): Promise<void> {
  try {
    await written;
  } catch (error) {
    if (!isUniqueViolation(error, "services_slug_unique") || !("slug" in item)) throw error;
    throw new Error(`services, slug: '${String(item.slug)}' is already used by another service`);
  }
}
