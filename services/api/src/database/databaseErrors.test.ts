import { isDatabaseUnavailable, isUniqueViolation } from "./databaseErrors";

/** An error as pg, Node or knex raise it. */
const failure = (properties: object, message = "it failed") =>
  Object.assign(new Error(message), properties);

describe("the database is away", () => {
  test.each([
    "08006", // connection failure
    "53300", // too many connections
    "57P01", // shutdown
    "40001", // serialization failure
    "40P01", // deadlock
    "25006", // read-only
    "55P03", // lock not available
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
    "DEPTH_ZERO_SELF_SIGNED_CERT",
    "UNABLE_TO_VERIFY_LEAF_SIGNATURE",
    "CERT_HAS_EXPIRED",
    "ERR_TLS_CERT_ALTNAME_INVALID",
  ])("if the code is %s", (code) => {
    expect(isDatabaseUnavailable(failure({ code }))).toBe(true);
  });

  test.each(["KnexTimeoutError", "TimeoutError"])("if the error is a %s", (name) => {
    expect(isDatabaseUnavailable(failure({ name }))).toBe(true);
  });

  test.each([
    "Query read timeout",
    'select "id" from "services" where "is_active" = $1 - Query read timeout',
    "insert into quote_requests - Connection terminated unexpectedly",
    "Client has encountered a connection error and is not queryable",
    "timeout expired",
    "The server does not support SSL connections",
  ])("if the message is: %s", (message) => {
    expect(isDatabaseUnavailable(new Error(message))).toBe(true);
  });
});

describe("the database is there", () => {
  test.each([
    "23505", // unique violation
    "22008", // ends in 08
    "42P08",
    "25001",
    "55006",
    "NOT_ECONNREFUSED",
    "ERR_CERT_",
  ])("if the code is %s", (code) => {
    expect(isDatabaseUnavailable(failure({ code }))).toBe(false);
  });

  test.each([
    'select - column "naem" does not exist',
    "the timeout expired too early",
    "syntax error at or near Query read timeout",
    "The server does not support SSL connections?",
  ])("if the message is: %s", (message) => {
    expect(isDatabaseUnavailable(new Error(message))).toBe(false);
  });

  test.each([undefined, null, "timeout expired", { code: "08006", message: "timeout expired" }])(
    "if what was thrown is not an error: %j",
    (thrown) => {
      expect(isDatabaseUnavailable(thrown)).toBe(false);
    },
  );
});

test("a unique violation is recognized by its code and its constraint", () => {
  const violation = { code: "23505", constraint: "services_slug_unique" };

  expect(isUniqueViolation(failure(violation), "services_slug_unique")).toBe(true);
  expect(isUniqueViolation(failure(violation), "services_pkey")).toBe(false);
  expect(isUniqueViolation(failure({ ...violation, code: "23514" }), violation.constraint)).toBe(
    false,
  );
  expect(isUniqueViolation(violation, violation.constraint)).toBe(false);
});
