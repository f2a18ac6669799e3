import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
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

test("an unset or empty variable has its default", () => {
  expect(readConfig({ ...valid, PORT: "", HOST: "" })).toMatchObject({
    address: undefined,
    host: "127.0.0.1",
    port: 8080,
    stack: undefined,
    databaseDisk: undefined,
    corsOrigins: [],
    quoteLimit: 20,
    notifications: {},
    retention: { requestDays: 0, spamDays: 0 },
    hasOffsiteBackup: false,
    warnings: [],
  });
});

test("each variable is read", () => {
  expect(
    readConfig({
      NODE_ENV: "production",
      DOMAIN: "oak.example, www.oak.example",
      ACME_EMAIL: "ann@oak.example",
      HOST: "::",
      PORT: "65535",
      LOG_LEVEL: "warn",
      DATABASE_URL: "postgresql://other/db",
      DATABASE_DISK: "/data",
      ADMIN_TOKEN: `${TOKEN} , ${TOKEN}2`,
      CORS_ORIGINS: "https://a.example , http://b.example:81",
      STACK: "oak",
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
    addresses: ["https://oak.example", "https://www.oak.example"],
    host: "::",
    port: 65535,
    logLevel: "warn",
    databaseUrl: "postgresql://other/db",
    databaseDisk: "/data",
    adminTokens: [TOKEN, `${TOKEN}2`],
    corsOrigins: ["https://a.example", "http://b.example:81"],
    https: { host: "web-of-oak", port: 8443, names: ["oak.example", "www.oak.example"] },
    stack: "oak",
    quoteLimit: 1,
    hasOffsiteBackup: true,
    requestTimeoutMs: 2500,
    retention: { requestDays: 9, spamDays: 10 },
    warnings: [],
    notifications: {
      email: {
        smtpUrl: "smtps://user:pass@smtp.example.com",
        from: "a@b.c",
        to: "Ann <ann@example.com>, bob@example.com",
      },
      webhook: { url: "http://10.0.0.5/hook", secret: TOKEN },
    },
  });
});

/** "PORT=80" -> ["PORT", "80"] */
const split = (line: string) => /^(\w+)=(.*)$/.exec(line)?.slice(1) as [SettingName, string]; // as all lines below

const wrong = [
  "HTTP_PORT=abc",
  "HTTP_PORT=256.0.0.1:80",
  "HTTPS_PORT=[::x]:443",
  "ACME_SERVER=acme",
  "DOMAIN=https://a.example",
  "DOMAIN=a.example b.example",
  "ACME_EMAIL=me",
  "HOST= ",
  "TRUSTED_PROXY=10.0.0.0/33",
  "TRUSTED_PROXY=fd00::/129",
  "PORT=65536",
  "API_REPLICAS=0",
  "COMPOSE_PROJECT_NAME=My site",
  `COMPOSE_PROJECT_NAME=${"x".repeat(51)}`,
  "RIDGELINE_IMAGES=images",
  "RIDGELINE_TAG=a b",
  "LOG_LEVEL=loud",
  "CORS_ORIGINS=https://a.example/path",
  "CORS_ORIGINS=https://A.example",
  "CORS_ORIGINS=ftp://a.example",
  "QUOTE_LIMIT=1000001",
  "QUOTE_KEEP_DAYS=-1",
  "SPAM_KEEP_DAYS=36501",
  "MAIL_FROM=a@b.c, d@e.f",
  "MAIL_TO=the owner",
  "BACKUP_DIR=~/backups",
  "BACKUP_SSH_KEY=~/.ssh/id_ed25519",
  "BACKUP_USER=ann",
  "BACKUP_KEEP=0",
  "BACKUP_MOUNT=nas",
];

test("a MAIL_FROM of two lines, which would add a header, is refused in one line", () => {
  expect(mistakesOf({ ...valid, MAIL_FROM: "a@b.c\nBcc: d@e.f" })).toEqual([
    "MAIL_FROM: expected one e-mail address, received 'a@b.c Bcc: d@e.f'",
  ]);
});

test.each([
  "HTTP_PORT=127.0.0.1:8080",
  "HTTP_PORT=[::1]:8080",
  "SMTP_URL=smtp://[::1]:25?ignoreTLS=true",
  "TRUSTED_PROXY=172.16.0.0/12, 192.168.48.7, fd00::/8",
  "COMPOSE_FILE=docker-compose.yml:deploy/ipv6.yml",
  "DATABASE_URL=postgres://ann@/ridgeline?host=/run/postgresql",
  "DATABASE_URL=postgres://a:b@db.example/r?sslmode=verify-full&sslrootcert=/ca.pem",
  "SMTP_URL=smtps://ann%40b.c:%23%2F%3F%40%3A%25@c.d:465/?name=site.example.com",
  "WEBHOOK_URL=https://u:p@hooks.example.com/a@b/c?d=e@f",
  "RESTIC_REPOSITORY=s3:https://s3.example.com/bucket",
  "RESTIC_REPOSITORY=rest:https://u:p@backup.example.com/site",
  "RESTIC_REPOSITORY=/mnt/nas/site",
  "RESTIC_REPOSITORY=sftp:ann@backup.example.com:/srv/site",
  "RESTIC_REPOSITORY=sftp://ann@backup.example.com:23//srv/site",
  "RESTIC_REPOSITORY=b2:bucket:site",
  "RESTIC_REPOSITORY=azure:container:/site",
])("%s is accepted", (line) => {
  const [name, value] = split(line);
  const { values, mistakes } = checkSettings({ [name]: value });

  expect([values[name], mistakes]).toEqual([value, []]);
});

const wrongSecrets = [
  "DATABASE_URL=xpostgres://db",
  "DATABASE_URL=postgres://db:99999/ridgeline",
  "DATABASE_API_URL=postgres://a:5%@db/",
  "SMTP_URL=smtp.example.com",
  "SMTP_URL=smtps://u:a/b@c.d",
  "SMTP_URL=smtps://u:1%@c.d",
  "SMTP_URL=smtps://c.d/path",
  "SMTP_URL=smtps://u:12#34@c.d:465",
  "SMTP_URL=smtps://u:12?34@c.d:465",
  "SMTP_URL=smtps://u:12@34@c.d:465",
  "SMTP_URL=smtps://c.d#",
  "DATABASE_API_URL=postgres://u:12@34@db:5432/ridgeline",
  "DATABASE_URL=postgres://u:12@/34@db:5432/ridgeline",
  "WEBHOOK_URL=https://u:12#34@hooks.example.com",
  "RESTIC_REPOSITORY=rest:https://u:12/34@backup.example.com/site",
  "WEBHOOK_URL=ftp://hooks.example.com",
  "RESTIC_REPOSITORY=backups",
  "RESTIC_REPOSITORY=rclone:nas:site",
  "RESTIC_REPOSITORY=s3:https://s3.example.com",
  "RESTIC_REPOSITORY=azure:container",
  "RESTIC_REPOSITORY=sftp:backup.example.com",
  "RESTIC_REPOSITORY=rest:u:p@host",
];

test.each([...wrong, ...wrongSecrets])(
  "%s is refused, and a sentence says what it may be, which repeats it unless it is a secret",
  (line) => {
    const [name, value] = split(line);
    const { mistakes } = checkSettings({ [name]: value });

    expect(mistakes).toHaveLength(1);
    expect(mistakes[0]?.startsWith(`${name}: expected `)).toBe(true);
    expect(mistakes[0]?.endsWith(`, received '${value}'`)).toBe(wrong.includes(line));
    expect(mistakes[0]?.includes("received")).toBe(wrong.includes(line));
  },
);

test("a webhook needs a secret", () => {
  expect(mistakesOf({ ...valid, WEBHOOK_URL: "https://hooks.example.com" })).toEqual([
    "WEBHOOK_SECRET: needs at least 24 characters, to sign with",
  ]);
});

test("a secret may come from a file, which is named if it cannot be read", () => {
  const folder = mkdtempSync(join(tmpdir(), "ridgeline-"));
  const ADMIN_TOKEN_FILE = join(folder, "secret");
  writeFileSync(ADMIN_TOKEN_FILE, `${TOKEN}\n`);
  const environment = { ...valid, ADMIN_TOKEN: "", ADMIN_TOKEN_FILE };
  expect(readConfig(environment).adminTokens).toEqual([TOKEN]);

  writeFileSync(ADMIN_TOKEN_FILE, `\uFEFF${TOKEN}\r\n`);
  expect(readConfig(environment).adminTokens).toEqual([TOKEN]);
  writeFileSync(ADMIN_TOKEN_FILE, Buffer.from(`${TOKEN}\xe9`, "latin1"));
  expect(mistakesOf(environment)).toEqual([
    `ADMIN_TOKEN_FILE: ${ADMIN_TOKEN_FILE} is not text in UTF-8`,
  ]);

  rmSync(folder, { recursive: true });
  expect(mistakesOf(environment)).toEqual([`ADMIN_TOKEN_FILE: cannot read ${ADMIN_TOKEN_FILE}`]);
});

const WEAK =
  "ADMIN_TOKEN: a token of fewer than 24 characters, or 8 different ones, can be guessed";
const UNUSABLE = "ADMIN_TOKEN: a token may contain only ASCII characters, without spaces";

test.each([
  ["short", WEAK],
  ["a".repeat(24), WEAK],
  [`${TOKEN},short`, WEAK],
  [`${TOKEN},${TOKEN},${TOKEN}`, "ADMIN_TOKEN: at most two tokens, separated by a comma"],
  [`${TOKEN},a token with blanks in it and long enough`, UNUSABLE],
  [`${TOKEN},schlüssel-zu-den-bergen-von-georgia`, UNUSABLE],
])(
  "the token %s is refused; outside production one that works is only warned about",
  (ADMIN_TOKEN, sentence) => {
    expect(mistakesOf({ ...valid, ADMIN_TOKEN, NODE_ENV: "production" })).toEqual([sentence]);
    if (sentence === UNUSABLE) expect(mistakesOf({ ...valid, ADMIN_TOKEN })).toEqual([sentence]);
    else expect(readConfig({ ...valid, ADMIN_TOKEN }).warnings).toEqual([sentence]);
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
