import { isError } from "../process/isError";

/** The properties of errors from Postgres and pg. Messages and details contain visitors' values: never log them. */
type DatabaseError = Error & { code?: string; constraint?: string };

/**
 * SQLSTATE classes and codes that mean "try again later": no connection (08), no login (28) or no such database (3D), as until
 * the operator has mended it, no resources (53), shutdown or
 * cancellation (57), read-only (25006), a transaction that failed or took too long (25P02, 25P03), lock unavailable (55P03),
 * serialization failure and deadlock (40).
 */
const UNAVAILABLE = /^(08|28|3D|53|57|40|25006|25P0[23]|55P03)/;
const UNREACHABLE = /^(ECONN|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|EPIPE|ETIMEDOUT|ENOENT)/;
/** OpenSSL's and Node's codes for an untrusted certificate. */
const UNTRUSTED = /^(SELF_SIGNED|DEPTH_ZERO|UNABLE_TO|CERT_|ERR_TLS_)/;
/** knex puts the statement before pg's own message. */
const UNAVAILABLE_MESSAGE =
  /(^| - )(Query read timeout|Connection terminated|Client (has encountered a connection error|was closed)|timeout expired|The server does not support SSL connections$)/;

/** True if the database is unreachable, too slow or full: the request may succeed later. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!isError(error)) return false;
  if (error.name === "KnexTimeoutError" || error.name === "TimeoutError") return true;
  const { code = "", message } = error as DatabaseError; // pg adds the code
  return (
    [UNAVAILABLE, UNREACHABLE, UNTRUSTED].some((codes) => codes.test(code)) ||
    UNAVAILABLE_MESSAGE.test(message)
  );
}

const UNIQUE_VIOLATION = "23505";

export function isUniqueViolation(error: unknown, constraint: string): boolean {
  if (!isError(error)) return false;
  const { code, constraint: violated } = error as DatabaseError; // pg adds both
  return code === UNIQUE_VIOLATION && violated === constraint;
}

/**
 * The loggable part of an error: for Postgres only code and constraint, since messages contain visitors' values. Those about
 * the connection (08) do not, and say what a pooler refuses; knex puts the statement in front.
 */
export function toLogged(error: unknown): object | undefined {
  if (!isError(error)) return undefined;
  const { name, stack, message } = error;
  const { code, constraint } = error as DatabaseError; // pg adds both
  if (code === undefined) return { name, stack };
  const cause = code.startsWith("08") ? message.split(" - ").at(-1) : undefined;
  return { name, code, constraint, cause };
}
