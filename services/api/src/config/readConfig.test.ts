import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readConfig } from "./readConfig";
import { ConfigError } from "./readVariables";

const TOKEN = "0123456789abcdef01234567";
const valid = { DATABASE_URL: "postgres://db/ridgeline", ADMIN_TOKEN: TOKEN };

function problemsOf(environment: Record<string, string>): string[] {
  try {
    readConfig(environment);
    return [];
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return error.message.split("\n");
  }
}

test("an unset variable has its default", () => {
  expect(readConfig(valid)).toEqual({
    isProduction: false,
    host: "127.0.0.1",
    port: 8080,
    metricsPort: 0,
    logLevel: "info",
    databaseUrl: "postgres://db/ridgeline",
    databasePool: 10,
    adminTokens: [TOKEN],
    corsOrigins: [],
    trustProxy: false,
    quoteLimit: { points: 20, seconds: 3600 },
    wrongTokenLimit: { points: 10, seconds: 600 },
    notifications: {},
    hasOffsiteBackup: false,
    requestTimeoutMs: 2500,
    shutdownTimeoutMs: 10_000,
    warnings: [],
  });
});

test("each variable is read", () => {
  expect(
    readConfig({
      NODE_ENV: "production",
      HOST: "::",
      PORT: "65535",
      METRICS_PORT: "9100",
      LOG_LEVEL: "warn",
      DATABASE_URL: "postgresql://other/db",
      DATABASE_POOL: "1",
      ADMIN_TOKEN: TOKEN,
      CORS_ORIGINS: "https://a.example , http://b.example:81",
      TRUST_PROXY: "true",
      QUOTE_LIMIT: "1",
      QUOTE_LIMIT_SECONDS: "2",
      WRONG_TOKEN_LIMIT: "3",
      WRONG_TOKEN_LIMIT_SECONDS: "4",
      OFFSITE_BACKUP: "true",
      REQUEST_TIMEOUT_MS: "60000",
      SHUTDOWN_TIMEOUT_MS: "0",
    }),
  ).toEqual({
    isProduction: true,
    host: "::",
    port: 65535,
    metricsPort: 9100,
    logLevel: "warn",
    databaseUrl: "postgresql://other/db",
    databasePool: 1,
    adminTokens: [TOKEN],
    corsOrigins: ["https://a.example", "http://b.example:81"],
    trustProxy: true,
    quoteLimit: { points: 1, seconds: 2 },
    wrongTokenLimit: { points: 3, seconds: 4 },
    notifications: {},
    hasOffsiteBackup: true,
    requestTimeoutMs: 60_000,
    shutdownTimeoutMs: 0,
    warnings: [],
  });
});

test.each(["fatal", "error", "warn", "info", "debug", "trace", "silent"])(
  "LOG_LEVEL may be %s",
  (level) => {
    expect(readConfig({ ...valid, LOG_LEVEL: level }).logLevel).toBe(level);
  },
);

const atLeast = (least: number) => `Number must be greater than or equal to ${least}`;
const atMost = (most: number) => `Number must be less than or equal to ${most}`;

test.each([
  ["PORT", "-1", atLeast(0)],
  ["PORT", "65536", atMost(65535)],
  ["METRICS_PORT", "-1", atLeast(0)],
  ["METRICS_PORT", "65536", atMost(65535)],
  ["LOG_LEVEL", "loud", "Invalid value"],
  ["DATABASE_URL", "xpostgres://db", "Invalid value"],
  ["DATABASE_URL", "postgres://", "Invalid value"],
  ["DATABASE_POOL", "0", atLeast(1)],
  ["DATABASE_POOL", "501", atMost(500)],
  ["DATABASE_POOL", "1.5", "Expected integer, received string"],
  ["CORS_ORIGINS", "https://a.example/path", "Invalid value"],
  ["CORS_ORIGINS", "https://a.example,*", "Invalid value"],
  ["CORS_ORIGINS", "https://a.example https://b.example", "Invalid value"],
  ["CORS_ORIGINS", "x https://a.example", "Invalid value"],
  ["TRUST_PROXY", "yes", "Expected boolean, received string"],
  ["QUOTE_LIMIT", "1000001", atMost(1_000_000)],
  ["QUOTE_LIMIT_SECONDS", "0", atLeast(1)],
  ["QUOTE_LIMIT_SECONDS", "31536001", atMost(31_536_000)],
  ["WRONG_TOKEN_LIMIT", "0", atLeast(1)],
  ["WRONG_TOKEN_LIMIT_SECONDS", "0", atLeast(1)],
  ["REQUEST_TIMEOUT_MS", "99", atLeast(100)],
  ["REQUEST_TIMEOUT_MS", "60001", atMost(60_000)],
  ["SHUTDOWN_TIMEOUT_MS", "-1", atLeast(0)],
  ["SHUTDOWN_TIMEOUT_MS", "600001", atMost(600_000)],
])("%s cannot be %s", (name, value, problem) => {
  expect(problemsOf({ ...valid, [name]: value })).toEqual([`${name}: ${problem}`]);
});

test("an empty variable counts as unset", () => {
  expect(readConfig({ ...valid, PORT: "", HOST: "" })).toMatchObject({
    port: 8080,
    host: "127.0.0.1",
  });
});

test("all problems are reported at once, one per line", () => {
  expect(
    problemsOf({
      PORT: "eighty",
      QUOTE_LIMIT: "0",
      CORS_ORIGINS: "*",
      DATABASE_URL: "mysql://db",
      ADMIN_TOKEN: "",
    }),
  ).toEqual([
    "ADMIN_TOKEN: Required",
    "PORT: Expected integer, received string",
    "DATABASE_URL: Invalid value",
    "CORS_ORIGINS: Invalid value",
    "QUOTE_LIMIT: Number must be greater than or equal to 1",
  ]);
});

test("a secret may come from a file", () => {
  const file = join(mkdtempSync(join(tmpdir(), "ridgeline-")), "token");
  writeFileSync(file, `${TOKEN}\n`);

  expect(readConfig({ ...valid, ADMIN_TOKEN: "", ADMIN_TOKEN_FILE: file }).adminTokens).toEqual([
    TOKEN,
  ]);
});

test("an unreadable secret file is named", () => {
  expect(
    problemsOf({ DATABASE_URL: valid.DATABASE_URL, ADMIN_TOKEN_FILE: "/nowhere/token" }),
  ).toContain("ADMIN_TOKEN_FILE: cannot read /nowhere/token");
});

test("two tokens are accepted, three are not", () => {
  expect(readConfig({ ...valid, ADMIN_TOKEN: `${TOKEN} , ${TOKEN}2` }).adminTokens).toEqual([
    TOKEN,
    `${TOKEN}2`,
  ]);
  expect(problemsOf({ ...valid, ADMIN_TOKEN: "a,b,c", NODE_ENV: "production" })).toEqual([
    "ADMIN_TOKEN: at most two tokens, separated by a comma",
  ]);
});

test.each([
  ["short", "ADMIN_TOKEN: a token of fewer than 24 characters can be guessed"],
  ["a".repeat(24), "ADMIN_TOKEN: a token of fewer than 8 different characters can be guessed"],
  ["change-me-to-a-long-random-value", "ADMIN_TOKEN: this is a placeholder, not a secret"],
  [`${TOKEN},short`, "ADMIN_TOKEN: a token of fewer than 24 characters can be guessed"],
])("production refuses the token %s; elsewhere it is only warned about", (token, problem) => {
  expect(problemsOf({ ...valid, ADMIN_TOKEN: token, NODE_ENV: "production" })).toEqual([problem]);
  expect(readConfig({ ...valid, ADMIN_TOKEN: token }).warnings).toEqual([problem]);
});

test.each(["a token with blanks in it, long enough", "schlüssel-zu-den-bergen-von-georgia"])(
  "the token %s could never log in and is refused everywhere",
  (token) => {
    const problem = "ADMIN_TOKEN: a token may hold no blanks, and ASCII characters only";

    expect(problemsOf({ ...valid, ADMIN_TOKEN: `${TOKEN},${token}` })).toEqual([problem]);
  },
);

test("notifications are off unless configured", () => {
  expect(readConfig(valid).notifications).toEqual({});
});

test("variables configure mail and webhook", () => {
  const secret = "0123456789abcdef01234567";
  expect(
    readConfig({
      ...valid,
      SMTP_URL: "smtps://user:pass@smtp.example.com",
      MAIL_TO: "Ann <ann@example.com>, bob@example.com",
      WEBHOOK_URL: "https://hooks.example.com/1",
      WEBHOOK_SECRET: secret,
    }).notifications,
  ).toEqual({
    email: {
      smtpUrl: "smtps://user:pass@smtp.example.com",
      to: "Ann <ann@example.com>, bob@example.com",
    },
    webhook: { url: "https://hooks.example.com/1", secret, mayBePrivate: false },
  });
});

test("a webhook may be unencrypted where private addresses are allowed", () => {
  const secret = "0123456789abcdef01234567";
  const url = "http://10.0.0.5/hook";

  expect(
    readConfig({
      ...valid,
      WEBHOOK_URL: url,
      WEBHOOK_SECRET: secret,
      WEBHOOK_ALLOW_PRIVATE: "true",
    }).notifications,
  ).toEqual({ webhook: { url, secret, mayBePrivate: true } });
});

test("mail comes from MAIL_FROM, and secrets of the channels may come from files", () => {
  const file = join(mkdtempSync(join(tmpdir(), "ridgeline-")), "secret");
  writeFileSync(file, "smtp://from-file.example\n");

  expect(readConfig({ ...valid, SMTP_URL_FILE: file, MAIL_FROM: "a@b.c" }).notifications).toEqual({
    email: { smtpUrl: "smtp://from-file.example", from: "a@b.c" },
  });
});

const smtpProblem =
  "SMTP_URL: must look like smtps://user:password@host:465, " +
  "with % as %25, / as %2F, ? as %3F, # as %23, : as %3A and @ as %40 in user and password";

test.each<[string, Record<string, string>, string[]]>([
  ["an SMTP_URL that is none", { SMTP_URL: "smtp.example.com" }, [smtpProblem]],
  ["an SMTP_URL after a word", { SMTP_URL: "x smtp://a.b" }, [smtpProblem]],
  ["an SMTP_URL before a word", { SMTP_URL: "smtp://a.b x" }, [smtpProblem]],
  ["an SMTP_URL with a slash in the password", { SMTP_URL: "smtps://u:a/b@c.d" }, [smtpProblem]],
  ["an SMTP_URL with a % in the password", { SMTP_URL: "smtps://u:1%@c.d" }, [smtpProblem]],
  ["an SMTP_URL without a host", { SMTP_URL: "smtps://" }, [smtpProblem]],
  ["a MAIL_TO without an address", { MAIL_TO: "the owner" }, ["MAIL_TO: Invalid value"]],
  ["a MAIL_FROM of two lines", { MAIL_FROM: "a@b.c\nBcc: d@e.f" }, ["MAIL_FROM: Invalid value"]],
  [
    "a secret of 23 characters",
    { WEBHOOK_URL: "https://hooks.example.com", WEBHOOK_SECRET: "x".repeat(23) },
    ["WEBHOOK_SECRET: needs at least 24 characters, to sign with"],
  ],
  [
    "a WEBHOOK_URL that is none",
    { WEBHOOK_URL: "https://[hooks", WEBHOOK_SECRET: "x".repeat(24) },
    ["WEBHOOK_URL: Invalid url"],
  ],
  [
    "a WEBHOOK_URL of another kind",
    { WEBHOOK_URL: "ftp://hooks.example.com", WEBHOOK_SECRET: "x".repeat(24) },
    ["WEBHOOK_URL: Invalid value"],
  ],
  [
    "an unencrypted and unsigned webhook",
    { WEBHOOK_URL: "http://hooks.example.com" },
    [
      "WEBHOOK_SECRET: needs at least 24 characters, to sign with",
      "WEBHOOK_URL: must be https, unless WEBHOOK_ALLOW_PRIVATE is true",
    ],
  ],
])("%s is a problem", (_, variables, problems) => {
  expect(problemsOf({ ...valid, ...variables })).toEqual(problems);
});
