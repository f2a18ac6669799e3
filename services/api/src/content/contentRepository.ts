import type { Move } from "@ridgeline/contract/contentKind";
import type { Database } from "../database/connect";
import { isUniqueViolation } from "../database/databaseErrors";
import { ApiError } from "../http/apiErrors";
import type { ContentKind } from "./contentTables";

/** A row; its other columns depend on the kind. */
export type ContentItem = { id: number };

/** Places by which a row moves: past the next one, or before all. */
const moves = { top: "-place", up: "-1.5", down: "1.5" } as const;

/** The rows of one content kind. `update` returns undefined, `remove` and `move` false if there is no such row. */
export function createContentRepository(database: Database, kind: ContentKind) {
  const { table, columns, originColumns, adminOrder, publicFields } = kind;
  const orderBy = [...kind.orderBy];
  return {
    list: async () => toItems(await database(table).select(columns).orderByRaw(adminOrder)),

    /** With where each came from. */
    listForExport: async () =>
      toItems(
        await database(table)
          .select([...columns, ...originColumns])
          .orderBy(orderBy),
      ),

    listActive: async () =>
      toItems(
        await database(table).select(publicFields).where({ isActive: true }).orderBy(orderBy),
      ),

    isEmpty: async () => (await database(table).first("id")) === undefined,

    create: async (input: object): Promise<ContentItem> => {
      const insert = database(table).insert(input).returning(columns);
      const [item] = toItems(await translateUniqueViolation(kind, input, insert));
      if (!item) throw new Error(`INSERT INTO ${table} returned no row`);
      return item;
    },

    update: async (id: number, changes: object): Promise<ContentItem | undefined> => {
      const marked = { ...changes, ...sampleMark(database, changes) };
      const update = database(table).where({ id }).update(marked).returning(columns);
      return toItems(await translateUniqueViolation(kind, changes, update))[0];
    },

    remove: async (id: number): Promise<boolean> =>
      (await database(table).where({ id }).delete()) > 0,

    /**
     * Moves the row to the first place, or by one place, and renumbers the list from 1, since numbers may be equal. At an end
     * nothing happens. The rows are locked, so that two moves at once run one after the other.
     */
    move: async (id: number, direction: Move["direction"]): Promise<boolean> => {
      const statement = `
        WITH locked AS MATERIALIZED (SELECT id, sort_order FROM :table: ORDER BY id FOR UPDATE),
        placed AS (SELECT id, row_number() OVER (ORDER BY sort_order, id) AS place FROM locked),
        moved AS (
          SELECT *, row_number() OVER (
            ORDER BY place + CASE WHEN id = :id THEN ${moves[direction]} ELSE 0 END
          ) AS target FROM placed
        ),
        renumbered AS (
          UPDATE :table: AS item SET sort_order = target FROM moved
          WHERE item.id = moved.id AND EXISTS (SELECT FROM moved WHERE place <> target)
        )
        SELECT FROM moved WHERE id = :id`;
      const { rowCount } = await database.raw<{ rowCount: number }>(statement, { table, id });
      return rowCount > 0;
    },

    /**
     * Stores items that may have ids; an item whose id is taken replaces that row. Call it in a transaction. Items with ids
     * are stored first, so that the others never get one of these ids. Without a mark they are the owner's own.
     */
    put: async (given: readonly object[]): Promise<void> => {
      const items = given.map((item) => ({ isSample: false, ...item }));
      const numbered = items.filter((item) => "id" in item);
      if (numbered.length > 0) {
        await database.raw("LOCK TABLE ?? IN SHARE ROW EXCLUSIVE MODE", [table]); // so that no other process assigns ids
        for (const item of numbered) {
          await translateUniqueViolation(
            kind,
            item,
            database(table).insert(item).onConflict("id").merge(),
          );
        }
        await database.raw(
          "SELECT setval(tableoid, GREATEST(last_value, (SELECT max(id) FROM ??))) FROM ??",
          [table, `${table}IdSeq`],
        );
      }
      for (const item of items) {
        if (!("id" in item))
          await translateUniqueViolation(kind, item, database(table).insert(item));
      }
    },
  };
}

/** A sample becomes the owner's own once its content differs; its order and whether it is shown do not count. */
function sampleMark(database: Database, changes: object): object {
  const fields = Object.entries<string | number>({ ...changes }).filter(
    ([name]) => name !== "isActive" && name !== "sortOrder",
  );
  if (fields.length === 0) return {};
  const isSame = fields.map(() => "?? = ?").join(" AND ");
  return { isSample: database.raw(`is_sample AND ${isSame}`, fields.flat()) };
}

/** knex cannot know the rows of a table named at run time; every list of columns starts with `id`. */
function toItems(rows: unknown): ContentItem[] {
  return rows as ContentItem[];
}

/** Another item already has this value in a unique column. */
export class TakenError extends ApiError {
  constructor(
    readonly column: string,
    readonly value: unknown,
    readonly problem: string,
  ) {
    super(409, `The ${column} ${problem}.`);
  }
}

/** Turns Postgres' refusal of a taken value into a TakenError that names the value. */
async function translateUniqueViolation<T>(
  { path, label, uniqueField }: ContentKind,
  item: object,
  write: PromiseLike<T>,
): Promise<T> {
  try {
    return await write;
  } catch (error) {
    if (uniqueField === undefined) throw error;
    if (!isUniqueViolation(error, `${path.replaceAll("-", "_")}_${uniqueField}_unique`))
      throw error;
    const value = new Map(Object.entries(item)).get(uniqueField) as unknown; // Object.entries says any
    throw new TakenError(
      uniqueField,
      value,
      `'${String(value)}' is already used by another ${label.toLowerCase()}`,
    );
  }
}

/** The URL of every featured project's picture, or only those of the active ones. */
export async function listProjectImages(database: Database, isActive?: true): Promise<string[]> {
  const projects = await database("featuredProjects")
    .where(isActive ? { isActive } : {})
    .select<{ imageUrl: string }[]>("imageUrl");
  return projects.map(({ imageUrl }) => imageUrl);
}
