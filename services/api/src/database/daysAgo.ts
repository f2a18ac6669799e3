import type { Knex } from "knex";
import type { Database } from "./connect";

/** The moment that many days before now, by the database's clock. */
export function daysAgo(database: Database, days: number): Knex.Raw {
  return database.raw("now() - ? * interval '1 day'", [days]);
}
