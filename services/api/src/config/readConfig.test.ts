import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readApiRole, readConfig } from "./readConfig";
import { checkSettings, publicSettings, type SettingName } from "./settings";

const TOKEN = "0123456789abcdef01234567";
const valid = { DATABASE_URL: "postgres://db/ridgeline", ADMIN_TOKEN: TOKEN };

function mistakesOf(environment: Record<string, string>): string[] {
  try {
    readConfig(environment);
    return [];
  } catch (error) {
    return (error as Error).message.split("\n"); // readConfig throws nothing else
  }
}

const fileWith = (text: string) => {
  const file = join(mkdtempSync(join(tmpdir(), "ridgeline-")), "secret");
  writeFileSync(file, `${text}\n`);
  return file;
};

test("an unset variable has its default", () => {
  expect(readConfig({ ...valid, PORT: "", HOST: "" })).toEqual({
    address: undefined,
    host: "127.0.0.1",
    port: 8080,
    metricsPort: 0,
    logLevel: "info",
    databaseUrl: "postgres://db/ridgeline",
    databaseDisk: undefined,
    adminTokens: [TOKEN],
    corsOrigins: [],
    trustProxy: false,
    quoteLimit: 20,
    notifications: {},
    retention: { requestDays: 0, spamDays: 0 },
    hasOffsiteBackup: false,
    requestTimeoutMs: 2500,
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
      DATABASE_DISK: "/data",
      ADMIN_TOKEN: TOKEN,
      CORS_ORIGINS: "https://a.example , http://b.example:81",
      TRUST_PROXY: "true",
      QUOTE_LIMIT: "1",
      QUOTE_KEEP_DAYS: "9",
      SPAM_KEEP_DAYS: "10",
      OFFSITE_BACKUP: "true",
      SMTP_URL: "smtps://user:pass@smtp.example.com",
      MAIL_FROM: "a@b.c",
      MAIL_TO: "Ann <ann@example.com>, bob@example.com",
      WEBHOOK_URL: "http://10.0.0.5/hook",
      WEBHOOK_SECRET: TOKEN,
    }),
  ).toEqual({
    address: "https://oak.example",
    host: "::",
    port: 65535,
    metricsPort: 9100,
    logLevel: "warn",
    databaseUrl: "postgresql://other/db",
    databaseDisk: "/data",
    adminTokens: [TOKEN],
    corsOrigins: ["https://a.example", "http://b.example:81"],
    trustProxy: true,
    quoteLimit: 1,
    notifications: {
      email: {
        smtpUrl: "smtps://user:pass@smtp.example.com",
        from: "a@b.c",
        to: "Ann <ann@example.com>, bob@example.com",
      },
      webhook: { url: "http://10.0.0.5/hook", secret: TOKEN },
    },
    retention: { requestDays: 9, spamDays: 10 },
    hasOffsiteBackup: true,
    requestTimeoutMs: 2500,
    warnings: [],
  });
});

const number = (least: number, most: number) => `a whole number from ${least} to ${most}`;
const origins = "origins such as https://www.example.com, separated by commas";
const publishedPort = "a port from 1 to 65535, or an address and a port such as 127.0.0.1:8080";
const ranges = "address ranges such as 172.16.0.0/12, separated by commas";
const domains = "domain names separated by commas";
const mails = "e-mail addresses, separated by commas";

test.each<[SettingName, string, string]>([
  ["HTTP_PORT", "abc", publishedPort],
  ["HTTP_PORT", "256.0.0.1:80", publishedPort],
  ["HTTPS_PORT", "[::x]:443", publishedPort],
  ["DOMAIN", "https://a.example", domains],
  ["DOMAIN", "a.example b.example", domains],
  ["ACME_EMAIL", "me", "an e-mail address"],
  ["ACME_SERVER", "acme", "an address such as https://acme.example.com/directory"],
  ["TRUSTED_PROXY", "10.0.0.0/33", ranges],
  ["TRUSTED_PROXY", "fd00::/129", ranges],
  ["API_REPLICAS", "0", number(1, 99)],
  ["COMPOSE_PROJECT_NAME", "My site", "lower-case letters, digits, dashes and underscores"],
  ["RIDGELINE_IMAGES", "images", "a registry and a prefix, such as registry.example.com/my-site"],
  ["RIDGELINE_TAG", "a b", "a tag of letters, digits, dots, dashes and underscores"],
  ["LOG_LEVEL", "loud", "one of fatal, error, warn, info, debug, trace, silent"],
  ["CORS_ORIGINS", "https://a.example/path", origins],
  ["CORS_ORIGINS", "https://A.example", origins],
  ["CORS_ORIGINS", "ftp://a.example", origins],
  ["QUOTE_LIMIT", "1000001", number(1, 1_000_000)],
  ["QUOTE_KEEP_DAYS", "-1", number(0, 36_500)],
  ["SPAM_KEEP_DAYS", "36501", number(0, 36_500)],
  ["MAIL_TO", "the owner", mails],
  ["BACKUP_DIR", "backups", "a path that begins with / or ./"],
  ["BACKUP_USER", "ann", "the numbers of a user and a group, such as 1000:1000"],
  ["BACKUP_KEEP", "0", number(1, 10_000)],
  ["BACKUP_MOUNT", "nas", "a folder such as /mnt/nas"],
  ["HOST", " ", "an address of this machine, such as 127.0.0.1, or 0.0.0.0 for all of them"],
  ["PORT", "65536", number(0, 65535)],
  ["TRUST_PROXY", "yes", "true or false"],
])("%s cannot be %j, and the sentence says what it may be", (name, value, expected) => {
  expect(checkSettings({ [name]: value }).mistakes).toEqual([
    `${name}: expected ${expected}, received '${value}'`,
  ]);
});

test("a MAIL_FROM of two lines, which would add a header, is refused in one line", () => {
  expect(mistakesOf({ ...valid, MAIL_FROM: "a@b.c\nBcc: d@e.f" })).toEqual([
    `MAIL_FROM: expected ${mails}, received 'a@b.c Bcc: d@e.f'`,
  ]);
});

test.each<[SettingName, string]>([
  ["HTTP_PORT", "127.0.0.1:8080"],
  ["HTTP_PORT", "[::1]:8080"],
  ["TRUSTED_PROXY", "172.16.0.0/12, 192.168.48.7, fd00::/8"],
  ["COMPOSE_FILE", "docker-compose.yml:deploy/ipv6.yml"],
  ["DATABASE_URL", "postgres://ann@/ridgeline?host=/run/postgresql"],
  ["DATABASE_URL", "postgres://a:b@db.example/r?sslmode=verify-full&sslrootcert=/ca.pem"],
  ["RESTIC_REPOSITORY", "s3:https://s3.example.com/bucket"],
  ["RESTIC_REPOSITORY", "rest:https://u:p@backup.example.com/site"],
  ["RESTIC_REPOSITORY", "/mnt/nas/site"],
])("%s may be %j", (name, value) => {
  const { values, mistakes } = checkSettings({ [name]: value });

  expect([values[name], mistakes]).toEqual([value, []]);
});

test.each<[SettingName, string]>([
  ["DATABASE_URL", "xpostgres://db"],
  ["DATABASE_URL", "postgres://db:99999/ridgeline"],
  ["DATABASE_API_URL", "postgres://a:5%@db/"],
  ["SMTP_URL", "smtp.example.com"],
  ["SMTP_URL", "smtps://u:a/b@c.d"],
  ["SMTP_URL", "smtps://u:1%@c.d"],
  ["WEBHOOK_URL", "https://[hooks"],
  ["WEBHOOK_URL", "ftp://hooks.example.com"],
  ["RESTIC_REPOSITORY", "backups"],
  ["RESTIC_REPOSITORY", "rest:u:p@host"],
])("%s cannot be %j, and the sentence does not repeat it, since it is a secret", (name, value) => {
  const { mistakes } = checkSettings({ [name]: value });

  expect(mistakes).toHaveLength(1);
  expect(mistakes[0]).toMatch(new RegExp(`^${name}: expected `));
  expect(mistakes[0]).not.toContain("received");
});

test("all mistakes are reported at once, one per line", () => {
  expect(
    mistakesOf({
      PORT: "eighty",
      CORS_ORIGINS: "*",
      ADMIN_TOKEN: "short",
      NODE_ENV: "production",
      WEBHOOK_URL: "https://hooks.example.com",
    }),
  ).toEqual([
    "DATABASE_URL: Required",
    `CORS_ORIGINS: expected ${origins}, received '*'`,
    "PORT: expected a whole number from 0 to 65535, received 'eighty'",
    "WEBHOOK_SECRET: needs at least 24 characters, to sign with",
    "ADMIN_TOKEN: a token of fewer than 24 characters, or 8 different ones, can be guessed",
  ]);
});

test("a secret may come from a file", () => {
  const files = { ADMIN_TOKEN: "", ADMIN_TOKEN_FILE: fileWith(TOKEN) };

  expect(readConfig({ ...valid, ...files }).adminTokens).toEqual([TOKEN]);
});

test("an unreadable secret file is named", () => {
  expect(mistakesOf({ ...valid, ADMIN_TOKEN: "", ADMIN_TOKEN_FILE: "/nowhere/token" })).toEqual([
    "ADMIN_TOKEN_FILE: cannot read /nowhere/token",
  ]);
});

test("two tokens are accepted, three are not", () => {
  expect(readConfig({ ...valid, ADMIN_TOKEN: `${TOKEN} , ${TOKEN}2` }).adminTokens).toEqual([
    TOKEN,
    `${TOKEN}2`,
  ]);
  expect(mistakesOf({ ...valid, ADMIN_TOKEN: "a,b,c", NODE_ENV: "production" })).toEqual([
    "ADMIN_TOKEN: at most two tokens, separated by a comma",
  ]);
});

test.each(["short", "a".repeat(24), `${TOKEN},short`])(
  "production refuses the token %s; elsewhere it is only warned about",
  (token) => {
    const mistake =
      "ADMIN_TOKEN: a token of fewer than 24 characters, or 8 different ones, can be guessed";

    expect(mistakesOf({ ...valid, ADMIN_TOKEN: token, NODE_ENV: "production" })).toEqual([mistake]);
    expect(readConfig({ ...valid, ADMIN_TOKEN: token }).warnings).toEqual([mistake]);
  },
);

test.each(["a token with blanks in it, long enough", "schlüssel-zu-den-bergen-von-georgia"])(
  "the token %s could never log in and is refused everywhere",
  (token) => {
    const mistake = "ADMIN_TOKEN: a token may contain only ASCII characters, without spaces";

    expect(mistakesOf({ ...valid, ADMIN_TOKEN: `${TOKEN},${token}` })).toEqual([mistake]);
  },
);

test.each([
  ["postgres://ann%40b:secret@db.example/ridgeline", "ann@b"],
  ["postgres://db.example/ridgeline", undefined],
  ["", undefined],
])("the API's role in the URL %j is %j", (url, role) => {
  expect(readApiRole({ DATABASE_API_URL: url })).toBe(role);
});

test(".env.example has every setting of .env with its default, and no other", () => {
  const example = readFileSync(join(__dirname, "../../../../.env.example"), "utf8");
  const lines = example.matchAll(/^#?([A-Z][A-Z0-9_]*)=(.*)$/gm);
  const shown = Object.fromEntries(Array.from(lines, ([, name = "", value = ""]) => [name, value]));

  expect(shown).toEqual(
    Object.fromEntries(
      Object.entries<object>(publicSettings).map(([name, setting]) => [
        name,
        "default" in setting ? String(setting.default) : "",
      ]),
    ),
  );
});
