import { isError } from "../process/isError";

/** What Postgres and pg put on their errors. Their messages and details carry visitors' values: log none of them. */
type DatabaseError = Error & { code?: string; constraint?: string };

const UNIQUE_VIOLATION = "23505";

/**
 * SQLSTATE classes and codes that say "not now": no connection (08), no resources (53), shut down or cancelled (57),
 * read-only (25006), lock not to be had (55P03), serialisation failure and deadlock (40).
 */
const AWAY = /^(08|53|57|40|25006|55P03)/;
const AWAY_NETWORK = /^(ECONN|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|EPIPE|ETIMEDOUT|ENOENT)/;
/** OpenSSL's and Node's names for a certificate that is not to be trusted. */
const UNTRUSTED = /^(SELF_SIGNED|DEPTH_ZERO|UNABLE_TO|CERT_|ERR_TLS_)/;
const NO_TLS = "The server does not support SSL connections";
/** knex puts the statement before what pg says. */
const AWAY_MESSAGE =
  /(^| - )(Query read timeout|Connection terminated|Client has encountered a connection error|timeout expired)/;

/** True where the database cannot be reached, is too slow or too full: the request may succeed later. */
export function isDatabaseAway(error: unknown): boolean {
  if (!isError(error)) return false;
  if (error.name === "KnexTimeoutError" || error.name === "TimeoutError") return true;
  const { code = "", message } = error as DatabaseError; // pg adds the code
  const isUntrusted = UNTRUSTED.test(code) || message === NO_TLS;
  return isUntrusted || AWAY.test(code) || AWAY_NETWORK.test(code) || AWAY_MESSAGE.test(message);
}

/** The same error, but in a sentence where TLS to the database is what failed. */
export function explainTls(error: unknown): unknown {
  if (!isError(error)) return error;
  const { code = "", message } = error as DatabaseError; // node adds the code
  if (message === NO_TLS) {
    return new Error("The database does not speak TLS, which DATABASE_URL demands: refused.");
  }
  if (!UNTRUSTED.test(code)) return error;
  const what =
    code === "ERR_TLS_CERT_ALTNAME_INVALID"
      ? "is for another name than that in DATABASE_URL"
      : "is not one that DATABASE_CA_FILE vouches for";
  return new Error(`The database's certificate ${what} (${code}): refused.`);
}

export function isUniqueViolation(error: unknown, constraint: string): boolean {
  if (!isError(error)) return false;
  const { code, constraint: violated } = error as DatabaseError; // pg adds both
  return code === UNIQUE_VIOLATION && violated === constraint;
}
