import type { LandingContent } from "@ridgeline/contract/siteData";
import type { Database } from "../database/connect";
import { badRequest } from "../http/apiErrors";
import { createContentRepository, TakenError } from "./contentRepository";
import { storedKinds } from "./contentTables";

/** The content of all kinds, by table, as the `content` command reads and writes it. Items without an id get one. */
export type ContentFile = Record<string, object[]>;

export async function exportContent(database: Database): Promise<ContentFile> {
  const content: ContentFile = {};
  for (const kind of storedKinds) {
    content[kind.table] = await createContentRepository(database, kind).listForExport();
  }
  return content;
}

/** What the landing page shows now, read one list after the other. */
export async function listLandingContent(database: Database): Promise<LandingContent> {
  const content: ContentFile = {};
  for (const kind of storedKinds) {
    content[kind.path] = await createContentRepository(database, kind).listActive();
  }
  return content as LandingContent & ContentFile; // the columns are the public fields of the contract's kinds
}

/**
 * Stores `starter` on the first call, unless a content table already has rows; returns the number of items. Deleted content
 * does not come back.
 */
export async function seedContent(database: Database, starter: ContentFile): Promise<number> {
  return database.transaction(async (transaction) => {
    const first = transaction("starterContent").insert({ isDone: true }).onConflict().ignore();
    const isFirst = (await first.returning("isDone")).length > 0;
    if (!isFirst || (await hasContent(transaction))) return 0;
    const samples = Object.entries(starter).map(
      ([table, items]) => [table, items.map((item) => ({ ...item, isSample: true }))] as const,
    );
    return importContent(transaction, Object.fromEntries(samples));
  });
}

async function hasContent(database: Database): Promise<boolean> {
  for (const kind of storedKinds) {
    if (!(await createContentRepository(database, kind).isEmpty())) return true;
  }
  return false;
}

/** Writes every item. An item with an id replaces the existing one, or is added with that id. Call it in a transaction. */
export async function importContent(database: Database, content: ContentFile): Promise<number> {
  let count = 0;
  for (const kind of storedKinds) {
    const items = content[kind.table] ?? [];
    try {
      await createContentRepository(database, kind).put(items);
    } catch (error) {
      if (!(error instanceof TakenError)) throw error;
      const { column, value, problem } = error;
      const at = items.findIndex((item) =>
        Object.entries(item).some(([name, own]) => name === column && own === value),
      );
      throw badRequest(`${kind.table} ${at + 1}, ${column}: ${problem}`);
    }
    count += items.length;
  }
  return count;
}

/** Leaves out what the owner already has: a card with the same address, or the same town. */
export async function withoutKnown(database: Database, content: ContentFile): Promise<ContentFile> {
  const others = { ...content };
  for (const [table, field] of [
    ["services", "slug"],
    ["serviceAreas", "name"],
  ] as const) {
    const valueOf = (item: object) => String(Reflect.get(item, field)).toLowerCase();
    const known = (await database<object>(table)).map(valueOf);
    others[table] = (content[table] ?? []).filter((item) => !known.includes(valueOf(item)));
  }
  return others;
}

/** Removes every item that came with the site and that the owner has not changed. Call it in a transaction. */
export async function removeSamples(database: Database): Promise<void> {
  for (const { table } of storedKinds) await database(table).where({ isSample: true }).delete();
}
