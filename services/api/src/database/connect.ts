import knex, { type Knex } from "knex";
import { commandSession, createPool, dropWhatIsNotIdle, type Limits, requestSession } from "./pool";

export type Database = Knex;

/**
 * Milliseconds. A request gives up after `acquire` or `query`, which stay below its own limit. Connecting goes on meanwhile, for the
 * next ones: a busy Postgres that is hurried answers nobody.
 */
const TIMEOUTS = { connect: 5000, acquire: 1500, query: 2200 };

/** Connections of one process: three replicas leave most of Postgres' 100 free. */
const POOL = 10;

type Options = {
  url: string;
  pool?: number;
  /** Milliseconds to wait for a connection, and for an answer. */
  patience?: Partial<typeof TIMEOUTS>;
  /** Postgres' own limits of each connection. */
  session?: Limits;
};

/** The pool for requests, with short timeouts. Columns are camelCase in the code, snake_case in the database. */
export function connect(options: Options): Database {
  const { url, pool = POOL, patience, session = requestSession } = options;
  const { connect: createTimeoutMillis, acquire, query } = { ...TIMEOUTS, ...patience };
  return open({
    connection: {
      connectionString: url,
      application_name: "ridgeline",
      connectionTimeoutMillis: createTimeoutMillis,
      query_timeout: query,
      keepAlive: true,
    },
    acquireConnectionTimeout: acquire,
    pool: createPool({ max: pool, createTimeoutMillis, idleTimeoutMillis: 60_000 }, session),
  });
}

/** For commands, whose statements may take long: two connections, since one may hold a lock. */
export function connectForCommand(url: string): Database {
  return open({
    connection: { connectionString: url, application_name: "ridgeline-command" },
    pool: createPool({ max: 2 }, commandSession),
  });
}

/** knex would print connection errors as plain text, with its stack; whoever hits one says it. */
export const silent = { warn: () => {}, error: () => {}, debug: () => {}, deprecate: () => {} };

function open(config: Knex.Config): Database {
  const database = knex({
    client: "pg",
    version: "15", // the oldest: knex would ask on the first connection, and leave that open if it is not answered
    wrapIdentifier: (name, quote) => quote(toSnakeCase(name)),
    postProcessResponse: toCamelCaseRows,
    compileSqlOnError: false, // no visitor's values in an error's message
    log: silent,
    ...config,
  });
  dropWhatIsNotIdle(database);
  return database;
}

/** A column's name in the database. */
export const toSnakeCase = remember((name) =>
  name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
);

const toPropertyName = remember((name) =>
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
  for (const [name, value] of Object.entries(answer)) row[toPropertyName(name)] = value;
  return row;
}

/** Everything that `read` reads is of one moment: a change of several tables is in all of it or in none. */
export function inSnapshot<T>(
  database: Database,
  read: (snapshot: Database) => Promise<T>,
): Promise<T> {
  return database.transaction(read, { isolationLevel: "repeatable read", readOnly: true });
}

/** In SQL: a time that is at most so long ago. One in the future counts as none: a clock was ahead when it was noted. */
export const isWithin = (time: string, interval: string): string =>
  `${time} BETWEEN now() - interval '${interval}' AND now() + interval '1 minute'`;

/** This many days ago, by the database's clock. */
export function daysAgo(database: Database, days: number): Knex.Raw {
  return database.raw("now() - ? * interval '1 day'", [days]);
}
