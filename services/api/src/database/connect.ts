import knex, { type Knex } from "knex";

export type Database = Knex;

/** Milliseconds after which the database counts as down; together they stay below the request's own limit. */
const TIMEOUTS = { connect: 1000, acquire: 1500, lock: 1500, statement: 2000, query: 2200 };

/** Connections of one process: three replicas leave most of Postgres' 100 free. */
const POOL = 10;

type Options = {
  url: string;
  pool?: number;
  /** Milliseconds to wait for a connection. */
  patience?: Pick<typeof TIMEOUTS, "connect" | "acquire">;
};

const base = {
  client: "pg",
  wrapIdentifier: (name: string, quote: (name: string) => string) => quote(toSnakeCase(name)),
  postProcessResponse: toCamelCaseRows,
  // knex would print connection errors as plain text; the request that hits one logs it.
  log: { warn: () => {}, error: () => {}, debug: () => {}, deprecate: () => {} },
} as const satisfies Knex.Config;

/** The pool for requests, with short timeouts. Columns are camelCase in the code, snake_case in the database. */
export function connect({ url, pool = POOL, patience = TIMEOUTS }: Options): Database {
  return knex({
    ...base,
    connection: {
      connectionString: url,
      application_name: "ridgeline",
      connectionTimeoutMillis: patience.connect,
      lock_timeout: TIMEOUTS.lock,
      statement_timeout: TIMEOUTS.statement,
      query_timeout: TIMEOUTS.query,
      keepAlive: true,
    } as Knex.PgConnectionConfig, // knex passes them on to pg, although its own type lacks some
    acquireConnectionTimeout: patience.acquire,
    pool: { min: 0, max: pool, createTimeoutMillis: patience.connect, idleTimeoutMillis: 60_000 },
  });
}

/** For commands, which may take long: two connections (one may hold a lock) and no timeouts. */
export function connectForCommand(url: string): Database {
  return knex({
    ...base,
    connection: { connectionString: url, application_name: "ridgeline-command" },
    pool: { min: 0, max: 2 },
  });
}

/** A column's name in the database. */
export const toSnakeCase = remember((name) =>
  name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
);

const toCamelCase = remember((name) =>
  name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()),
);

/** Cached: there are few column names, and every row needs them. */
function remember(convert: (name: string) => string): (name: string) => string {
  const converted = new Map<string, string>();
  return (name) => {
    const known = converted.get(name);
    if (known !== undefined) return known;
    const result = convert(name);
    converted.set(name, result);
    return result;
  };
}

function toCamelCaseRows(answer: unknown): unknown {
  if (Array.isArray(answer)) return answer.map(toCamelCaseRows);
  if (typeof answer !== "object" || answer === null) return answer;
  if (Object.getPrototypeOf(answer) !== Object.prototype) return answer; // a Date, a Buffer, pg's own result
  const row: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(answer)) row[toCamelCase(name)] = value;
  return row;
}

/** This many days ago, by the database's clock. */
export function daysAgo(database: Database, days: number): Knex.Raw {
  return database.raw("now() - ? * interval '1 day'", [days]);
}
