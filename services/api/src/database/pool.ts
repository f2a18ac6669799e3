import type { Knex } from "knex";
import type { Socket } from "node:net";
import type { Client } from "pg";

/** A connection of the pool: pg's client, with what its types lack. */
type Connection = Client & { readyForQuery: boolean; connection: { stream: Socket } };

/** Postgres' settings of a session, in its own units. */
export type Limits = Readonly<Record<string, number>>;

/**
 * For every session, so that Postgres forgets a client that is gone within a minute (45 s without any sign of life), also in
 * the middle of a statement; and so that whoever asks for a lock gives up before others have waited too long behind it.
 */
const everySession: Limits = {
  tcp_keepalives_idle: 20,
  tcp_keepalives_interval: 5,
  tcp_keepalives_count: 5,
  client_connection_check_interval: 5000,
  lock_timeout: 1500,
};

/** For the API's own. A connection that is not used is closed after a minute, before Postgres does. */
export const requestSession: Limits = {
  ...everySession,
  statement_timeout: 2000,
  idle_in_transaction_session_timeout: 10_000,
  idle_session_timeout: 90_000,
  tcp_user_timeout: 30_000,
};

export const commandSession = everySession;

/**
 * A pool that sets these limits once connected, since poolers refuse them as parameters of the connection, and that lends no
 * connection twice unless it is idle. After a timeout the statement is still on its way: it might begin a transaction, into
 * which the next visitor's request would be stored, and nobody would commit it. Closing the socket ends whatever is open.
 */
export function createPool(options: Knex.PoolConfig, limits: Limits): Knex.PoolConfig {
  const set = Object.entries(limits).map(([name, value]) => `SET ${name} = ${value}`);
  return {
    min: 0,
    ...options,
    afterCreate: (connection: Connection, done: (error: Error | null) => void) => {
      connection.query(set.join(";"), (error: Error | null) => {
        if (error) drop(connection); // knex would leave it open
        done(error);
      });
    },
    validate: isIdle,
  };
}

/** Closes a connection at once that comes back in another state. */
export function dropWhatIsNotIdle(database: Knex): void {
  const { pool } = database.client as {
    pool: { on: (event: "release", handle: (connection: Connection) => void) => void };
  }; // tarn's, untyped by knex
  pool.on("release", (connection) => {
    if (!isIdle(connection)) drop(connection);
  });
}

/** True if every statement has been answered, and Postgres said that no transaction is open. */
function isIdle(connection: Connection): boolean {
  return connection.readyForQuery && connection.getTransactionStatus() === "I";
}

function drop({ connection }: Connection): void {
  connection.stream.destroy();
}
