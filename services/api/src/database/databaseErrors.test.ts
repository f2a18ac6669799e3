import { isDatabaseUnavailable } from "./databaseErrors";

/** Codes of Postgres and Node, names of knex, and messages of pg. */
const away = {
  code: [
    "08006",
    "08P01",
    "53300",
    "57P01",
    "57P05",
    "40001",
    "40P01",
    "25006",
    "25P02",
    "25P03",
    "28P01",
    "28000",
    "3D000",
    "55P03",
    "ECONNREFUSED",
    "ECONNRESET",
    "ENOTFOUND",
    "EAI_AGAIN",
    "EHOSTUNREACH",
    "ENETUNREACH",
    "EPIPE",
    "ETIMEDOUT",
    "ENOENT",
    "SELF_SIGNED_CERT_IN_CHAIN",
    "CERT_HAS_EXPIRED",
    "DEPTH_ZERO_SELF_SIGNED_CERT",
    "UNABLE_TO_VERIFY_LEAF_SIGNATURE",
    "ERR_TLS_CERT_ALTNAME_INVALID",
  ],
  name: ["KnexTimeoutError", "TimeoutError"],
  message: [
    "Query read timeout",
    'select "id" from "services" where "is_active" = $1 - Query read timeout',
    "insert into quote_requests - Connection terminated unexpectedly",
    "Client has encountered a connection error and is not queryable",
    "Client was closed and is not queryable",
    "timeout expired",
    "The server does not support SSL connections",
  ],
};
const there = {
  // A unique violation, and codes that only resemble those above.
  code: ["23505", "22008", "42P08", "25001", "55006", "NOT_ECONNREFUSED", "ERR_CERT_"],
  message: [
    'select - column "naem" does not exist',
    "the timeout expired too early",
    "syntax error at or near Query read timeout",
  ],
};

const casesOf = (errors: Record<string, string[]>, isAway: boolean) =>
  Object.entries(errors).flatMap(([property, values]) =>
    values.map((value) => [property, value, isAway] as const),
  );

test.each([...casesOf(away, true), ...casesOf(there, false)])(
  "with the %s %s the database is away: %s",
  (property, value, isAway) => {
    const error = Object.assign(new Error("it failed"), { [property]: value });
    expect(isDatabaseUnavailable(error)).toBe(isAway);
  },
);
