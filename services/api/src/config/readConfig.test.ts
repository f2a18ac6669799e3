import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readConfig } from "./readConfig";
import { ConfigError } from "./readVariables";
import { encodingRule } from "./settingFormats";

const TOKEN = "0123456789abcdef01234567";
const valid = { DATABASE_URL: "postgres://db/ridgeline", ADMIN_TOKEN: TOKEN };

const databaseProblem = `DATABASE_URL: expected an address such as postgres://user:password@host:5432/ridgeline, ${encodingRule}`;

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
    address: undefined,
    host: "127.0.0.1",
    port: 8080,
    metricsPort: 0,
    logLevel: "info",
    databaseUrl: "postgres://db/ridgeline",
    databasePool: 10,
    databaseDisk: undefined,
    adminTokens: [TOKEN],
    corsOrigins: [],
    trustProxy: false,
    quoteLimit: { points: 20, networkPoints: 200, seconds: 3600 },
    wrongTokenLimit: { points: 10, seconds: 600 },
    notifications: {},
    retention: { addressSeconds: 3600, requestDays: 0, spamDays: 0 },
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
      DOMAIN: "oak.example, www.oak.example",
      HOST: "::",
      PORT: "65535",
      METRICS_PORT: "9100",
      LOG_LEVEL: "warn",
      DATABASE_URL: "postgresql://other/db",
      DATABASE_POOL: "1",
      DATABASE_DISK: "/var/lib/db",
      ADMIN_TOKEN: TOKEN,
      CORS_ORIGINS: "https://a.example , http://b.example:81",
      TRUST_PROXY: "true",
      QUOTE_LIMIT: "1",
      QUOTE_NETWORK_LIMIT: "7",
      QUOTE_LIMIT_SECONDS: "2",
      WRONG_TOKEN_LIMIT: "3",
      WRONG_TOKEN_LIMIT_SECONDS: "4",
      QUOTE_KEEP_DAYS: "9",
      SPAM_KEEP_DAYS: "10",
      OFFSITE_BACKUP: "true",
      REQUEST_TIMEOUT_MS: "60000",
      SHUTDOWN_TIMEOUT_MS: "0",
    }),
  ).toEqual({
    address: "https://oak.example",
    host: "::",
    port: 65535,
    metricsPort: 9100,
    logLevel: "warn",
    databaseUrl: "postgresql://other/db",
    databasePool: 1,
    databaseDisk: "/var/lib/db",
    adminTokens: [TOKEN],
    corsOrigins: ["https://a.example", "http://b.example:81"],
    trustProxy: true,
    quoteLimit: { points: 1, networkPoints: 7, seconds: 2 },
    wrongTokenLimit: { points: 3, seconds: 4 },
    notifications: {},
    retention: { addressSeconds: 4, requestDays: 9, spamDays: 10 },
    hasOffsiteBackup: true,
    requestTimeoutMs: 60_000,
    shutdownTimeoutMs: 0,
    warnings: [],
  });
});

test.each(["fatal", "error", "warn", "info", "debug", "trace", "silent"])(
  "LOG_LEVEL accepts %s",
  (level) => {
    expect(readConfig({ ...valid, LOG_LEVEL: level }).logLevel).toBe(level);
  },
);

const number = (least: number, most: number) => `a whole number from ${least} to ${most}`;
const levels = "one of fatal, error, warn, info, debug, trace, silent";
const origins = "origins such as https://www.example.com, separated by commas";

test.each([
  ["HOST", " ", "an address of this machine, such as 127.0.0.1, or 0.0.0.0 for all of them"],
  ["PORT", "-1", number(0, 65535)],
  ["PORT", "65536", number(0, 65535)],
  ["METRICS_PORT", "-1", number(0, 65535)],
  ["METRICS_PORT", "65536", number(0, 65535)],
  ["LOG_LEVEL", "loud", levels],
  ["DOMAIN", "https://a.example", "domain names separated by commas"],
  ["DATABASE_POOL", "0", number(1, 500)],
  ["DATABASE_POOL", "501", number(1, 500)],
  ["DATABASE_POOL", "1.5", number(1, 500)],
  ["CORS_ORIGINS", "https://a.example/path", origins],
  ["CORS_ORIGINS", "https://a.example,*", origins],
  ["CORS_ORIGINS", "https://a.example https://b.example", origins],
  ["CORS_ORIGINS", "x https://a.example", origins],
  ["CORS_ORIGINS", "https://A.example", origins],
  ["CORS_ORIGINS", "https://a.example:443", origins],
  ["CORS_ORIGINS", "ftp://a.example", origins],
  ["TRUST_PROXY", "yes", "true or false"],
  ["OFFSITE_BACKUP", "yes", "true or false"],
  ["QUOTE_LIMIT", "1000001", number(1, 1_000_000)],
  ["QUOTE_NETWORK_LIMIT", "0", number(1, 1_000_000)],
  ["QUOTE_KEEP_DAYS", "-1", number(0, 36_500)],
  ["SPAM_KEEP_DAYS", "36501", number(0, 36_500)],
  ["QUOTE_LIMIT_SECONDS", "0", number(1, 31_536_000)],
  ["QUOTE_LIMIT_SECONDS", "31536001", number(1, 31_536_000)],
  ["WRONG_TOKEN_LIMIT", "0", number(1, 1_000_000)],
  ["WRONG_TOKEN_LIMIT_SECONDS", "0", number(1, 31_536_000)],
  ["REQUEST_TIMEOUT_MS", "99", number(100, 60_000)],
  ["REQUEST_TIMEOUT_MS", "60001", number(100, 60_000)],
  ["SHUTDOWN_TIMEOUT_MS", "-1", number(0, 600_000)],
  ["SHUTDOWN_TIMEOUT_MS", "600001", number(0, 600_000)],
  ["MAIL_TO", "the owner", "e-mail addresses, separated by commas"],
])("%s cannot be %j, and the problem says what it may be", (name, value, expected) => {
  expect(problemsOf({ ...valid, [name]: value })).toEqual([
    `${name}: expected ${expected}, received '${value}'`,
  ]);
});

test.each([
  "xpostgres://db",
  "postgres://",
  "postgres://db:99999/ridgeline",
  "postgres://a:5%@db/",
])(
  "DATABASE_URL cannot be %j, and the problem does not repeat it, since it holds a password",
  (url) => {
    expect(problemsOf({ ...valid, DATABASE_URL: url })).toEqual([databaseProblem]);
  },
);

test("DATABASE_URL may name a socket's folder", () => {
  const url = "postgres://ann@/ridgeline?host=/run/postgresql";

  expect(readConfig({ ...valid, DATABASE_URL: url }).databaseUrl).toBe(url);
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
    databaseProblem,
    "ADMIN_TOKEN: Required",
    "PORT: expected a whole number from 0 to 65535, received 'eighty'",
    `CORS_ORIGINS: expected ${origins}, received '*'`,
    "QUOTE_LIMIT: expected a whole number from 1 to 1000000, received '0'",
  ]);
});

test("a guessable token is reported along with other problems", () => {
  expect(
    problemsOf({ ...valid, NODE_ENV: "production", ADMIN_TOKEN: "short", PORT: "-1" }),
  ).toEqual([
    `PORT: expected ${number(0, 65535)}, received '-1'`,
    "ADMIN_TOKEN: a token of fewer than 24 characters can be guessed",
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
  ).toEqual(["ADMIN_TOKEN_FILE: cannot read /nowhere/token"]);
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
      WEBHOOK_URL: "http://hooks.example.com/1",
      WEBHOOK_SECRET: secret,
    }).notifications,
  ).toEqual({
    email: {
      smtpUrl: "smtps://user:pass@smtp.example.com",
      to: "Ann <ann@example.com>, bob@example.com",
    },
    webhook: { url: "http://hooks.example.com/1", secret },
  });
});

test("MAIL_FROM sets the sender, and the channels' secrets may come from files", () => {
  const file = join(mkdtempSync(join(tmpdir(), "ridgeline-")), "secret");
  writeFileSync(file, "smtp://from-file.example\n");

  expect(readConfig({ ...valid, SMTP_URL_FILE: file, MAIL_FROM: "a@b.c" }).notifications).toEqual({
    email: { smtpUrl: "smtp://from-file.example", from: "a@b.c" },
  });
});

const smtpProblem = `SMTP_URL: expected an address such as smtps://user:password@host:465, ${encodingRule}`;
const webhookProblem = "WEBHOOK_URL: expected an address such as https://hooks.example.com/path";
const pushKeyProblem =
  "VAPID_PRIVATE_KEY: expected a P-256 private key in base64url, which has 43 characters";

test.each<[string, Record<string, string>, string[]]>([
  ["an SMTP_URL that is not a URL", { SMTP_URL: "smtp.example.com" }, [smtpProblem]],
  ["an SMTP_URL after a word", { SMTP_URL: "x smtp://a.b" }, [smtpProblem]],
  ["an SMTP_URL before a word", { SMTP_URL: "smtp://a.b x" }, [smtpProblem]],
  ["an SMTP_URL with a slash in the password", { SMTP_URL: "smtps://u:a/b@c.d" }, [smtpProblem]],
  ["an SMTP_URL with a % in the password", { SMTP_URL: "smtps://u:1%@c.d" }, [smtpProblem]],
  ["an SMTP_URL without a host", { SMTP_URL: "smtps://" }, [smtpProblem]],
  ["a push key of the wrong length", { VAPID_PRIVATE_KEY: "x" }, [pushKeyProblem]],
  ["an invalid push key", { VAPID_PRIVATE_KEY: "A".repeat(43) }, [pushKeyProblem]],
  [
    "a MAIL_FROM of two lines",
    { MAIL_FROM: "a@b.c\nBcc: d@e.f" },
    ["MAIL_FROM: expected e-mail addresses, separated by commas, received 'a@b.c Bcc: d@e.f'"],
  ],
  [
    "a secret of 23 characters",
    { WEBHOOK_URL: "https://hooks.example.com", WEBHOOK_SECRET: "x".repeat(23) },
    ["WEBHOOK_SECRET: needs at least 24 characters, to sign with"],
  ],
  [
    "a WEBHOOK_URL that is none",
    { WEBHOOK_URL: "https://[hooks", WEBHOOK_SECRET: "x".repeat(24) },
    [webhookProblem],
  ],
  [
    "a WEBHOOK_URL of another kind",
    { WEBHOOK_URL: "ftp://hooks.example.com", WEBHOOK_SECRET: "x".repeat(24) },
    [webhookProblem],
  ],
  [
    "an unsigned webhook",
    { WEBHOOK_URL: "http://hooks.example.com" },
    ["WEBHOOK_SECRET: needs at least 24 characters, to sign with"],
  ],
])("%s is a problem", (_, variables, problems) => {
  expect(problemsOf({ ...valid, ...variables })).toEqual(problems);
});
