import type { Database } from "../../database/connect";

export type Table<Item, PublicItem> = Readonly<{
  name: string;
  columns: readonly (keyof Item & string)[];
  publicColumns: readonly (keyof PublicItem & string)[];
  orderBy: readonly (keyof Item & string)[];
}>;

/** Rows of one content table. Where a row is not there, `update` returns undefined and `remove` false. */
export type Repository<Item, Input, PublicItem> = {
  list: () => Promise<Item[]>;
  listActive: () => Promise<PublicItem[]>;
  create: (input: Input) => Promise<Item>;
  update: (id: number, changes: Partial<Input>) => Promise<Item | undefined>;
  remove: (id: number) => Promise<boolean>;
};

export function createTableRepository<Item extends object, Input extends object, PublicItem>(
  database: Database,
  { name, columns, publicColumns, orderBy }: Table<Item, PublicItem>,
): Repository<Item, Input, PublicItem> {
  const inOrder = [...orderBy];
  return {
    list: async () => rows<Item>(await database(name).select(columns).orderBy(inOrder)),
    listActive: async () =>
      rows<PublicItem>(
        await database(name).select(publicColumns).where({ isActive: true }).orderBy(inOrder),
      ),
    create: async (input) => {
      const [row] = rows<Item>(await database(name).insert(input).returning(columns));
      if (!row) throw new Error(`INSERT INTO ${name} returned no row`);
      return row;
    },
    update: async (id, changes) => {
      const updated = database(name).where({ id }).update(changes).returning(columns);
      return rows<Item>(await updated)[0];
    },
    remove: async (id) => (await database(name).where({ id }).delete()) > 0,
  };
}

/** knex cannot know the rows of a table named at run time; `columns` lists just the fields of `Row`. */
function rows<Row>(answer: unknown): Row[] {
  return answer as Row[];
}
