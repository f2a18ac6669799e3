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
  expect(readConfig(valid)).toMatchObject({
    isProduction: false,
    host: "127.0.0.1",
    port: 8080,
    adminTokens: [TOKEN],
    corsOrigins: [],
    trustProxy: false,
    quoteLimit: { points: 20, seconds: 3600 },
    wrongTokenLimit: { points: 10, seconds: 600 },
  });
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

test.each<[string, Record<string, string>, string[]]>([
  ["an SMTP_URL that is none", { SMTP_URL: "smtp.example.com" }, ["SMTP_URL: Invalid value"]],
  ["a MAIL_TO without an address", { MAIL_TO: "the owner" }, ["MAIL_TO: Invalid value"]],
  ["a MAIL_FROM of two lines", { MAIL_FROM: "a@b.c\nBcc: d@e.f" }, ["MAIL_FROM: Invalid value"]],
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
