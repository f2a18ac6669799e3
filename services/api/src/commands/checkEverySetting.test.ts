import { checkEverySetting } from "./checkEverySetting";

/** Its warnings, and its mistakes. */
function said(environment: Record<string, string>): string[] {
  const stderr = jest.spyOn(process.stderr, "write").mockReturnValue(true);
  const lines = () => stderr.mock.calls.map(([line]) => String(line).trim());
  try {
    checkEverySetting(environment);
    return lines();
  } catch (error) {
    return [...lines(), ...(error as Error).message.split("\n")]; // it throws nothing else
  }
}

test("every mistake in any part of the stack is one sentence", () => {
  const settings = {
    HTTP_PORT: "abc",
    DOMAIN: "oak.example",
    ADMIN_TOKEN: "guess-me",
    BACKUP_KEEP: "many",
    WEBHOOK_URL: "https://hooks.example.com",
    RESTIC_REPOSITORY: "sftp:ann@backup.example:/site",
  };

  expect(said(settings)).toEqual([
    "HTTP_PORT: expected a port from 1 to 65535, or an address and a port such as 127.0.0.1:8080, received 'abc'",
    "BACKUP_KEEP: expected a whole number from 1 to 10000, received 'many'",
    "ADMIN_TOKEN: a token of fewer than 24 characters, or 8 different ones, can be guessed",
    "ACME_EMAIL: Required when DOMAIN is set, unless TRUSTED_PROXY is",
    "WEBHOOK_SECRET: needs at least 24 characters, to sign with",
    "BACKUP_SSH_KEY: Required when RESTIC_REPOSITORY begins with sftp:",
  ]);
});

const generatedLater = { ADMIN_TOKEN_FILE: "/none", DATABASE_URL_FILE: "/none" };
const withBackup = { COMPOSE_PROFILES: "other,backup" };
const folder = { RESTIC_REPOSITORY: "/mnt/nas/site", ...withBackup };
const domain = { DOMAIN: "oak.example", ACME_EMAIL: "ann@oak.example", HTTP_PORT: "80" };
const https = { ...domain, HTTPS_PORT: "443" };
const POSTGRES = "postgres://ann:secret@db.example/ridgeline";
const MAIL = "Warning: SMTP_URL: smtps:// goes with port 465, and smtp:// with port 587";

test.each<[string, Record<string, string>, ...string[]]>([
  ["an empty .env, before the first start", { ...generatedLater, NODE_ENV: "production" }],
  [
    "a backup to a folder",
    folder,
    "BACKUP_MOUNT: Required when RESTIC_REPOSITORY is a folder; set it to the same path",
  ],
  [
    "a backup beside the mounted folder",
    { ...folder, BACKUP_MOUNT: "/mnt/na" },
    "RESTIC_REPOSITORY: expected a folder in BACKUP_MOUNT, or the same",
  ],
  [
    "a backup on a disk that the container has for something else",
    { RESTIC_REPOSITORY: "/backups/site", BACKUP_MOUNT: "/backups/", ...withBackup },
    "BACKUP_MOUNT: expected a folder such as /mnt/nas, but not /backups, received '/backups/'",
  ],
  ["a backup in the mounted folder", { ...folder, BACKUP_MOUNT: "/mnt/nas" }],
  ["a backup to the mounted folder", { ...folder, BACKUP_MOUNT: "/mnt/nas/site" }],
  [
    "a backup that nothing makes",
    { ...folder, BACKUP_MOUNT: "/mnt/nas", COMPOSE_PROFILES: "other" },
    "Warning: RESTIC_REPOSITORY is set, but without COMPOSE_PROFILES=backup nothing is copied there",
  ],
  [
    "a contact without a domain",
    { ...https, DOMAIN: "" },
    "DOMAIN: Required when ACME_EMAIL is set",
  ],
  [
    "a database user without a database",
    { DATABASE_API_URL: POSTGRES },
    "DATABASE_URL: Required when DATABASE_API_URL is set",
  ],
  ["smtp with the port of smtps", { SMTP_URL: "smtp://mail.example:465" }, MAIL],
  ["smtps with the port of smtp", { SMTP_URL: "smtps://mail.example:587" }, MAIL],
  ["a certificate without a port", domain, "HTTPS_PORT: Required when ACME_EMAIL is set"],
  ["a certificate with a port", https],
  [
    "a certificate without port 80",
    { ...https, HTTP_PORT: "127.0.0.1:8080" },
    "Warning: the certificate authority visits port 80, but HTTP_PORT is 127.0.0.1:8080",
  ],
  [
    "a name for which there are no certificates",
    { ...https, DOMAIN: "oak.example,203.0.113.5" },
    "DOMAIN: nobody gives 203.0.113.5 a certificate",
  ],
  ["one port for both", { HTTPS_PORT: "8080" }, "HTTPS_PORT: is HTTP_PORT, too"],
  [
    "addresses that mean the container itself",
    {
      SMTP_URL: "smtp://127.0.0.1:25",
      WEBHOOK_URL: "http://LOCALHOST:5678/x",
      WEBHOOK_SECRET: "x".repeat(24),
      RESTIC_REPOSITORY: "rest:http://[::1]:8000/site",
      DATABASE_URL: "postgres://ann@127.0.1.1/ridgeline",
    },
    ...[
      "DATABASE_URL: 127.0.1.1",
      "SMTP_URL: 127.0.0.1",
      "WEBHOOK_URL: localhost",
      "RESTIC_REPOSITORY: [::1]",
    ].map(
      (one) =>
        `${one} is the container itself; this machine is 172.17.0.1, if the program there listens on that address`,
    ),
  ],
  [
    "an external Postgres with a checked certificate",
    { DATABASE_URL: `${POSTGRES}?sslmode=verify-full&sslrootcert=/ca.pem` },
  ],
  [
    "an external Postgres with a certificate that only psql, or only Node takes",
    {
      DATABASE_URL: `${POSTGRES}?sslmode=require`,
      DATABASE_API_URL: `${POSTGRES}?sslmode=no-verify`,
    },
    ...["DATABASE_URL: sslmode=require", "DATABASE_API_URL: sslmode=no-verify"].map(
      (one) =>
        `${one} is not the same for psql and Node; use verify-full, with sslrootcert=FILE if the authority is not public, or disable`,
    ),
  ],
  [
    "parameters of other programs",
    {
      DATABASE_URL: `${POSTGRES}?pgbouncer=true`,
      DATABASE_API_URL: `${POSTGRES}?sslrootcert=system`,
    },
    "DATABASE_URL: leave out pgbouncer, which psql or Node refuses",
    "DATABASE_API_URL: sslrootcert is not the path of a file",
  ],
  [
    "files that leave out the operator's own",
    { COMPOSE_FILE: "docker-compose.yml:deploy/ipv6.yml", OVERRIDE: "docker-compose.override.yml" },
    "COMPOSE_FILE: leaves out docker-compose.override.yml; add :docker-compose.override.yml at its end, or rename that file",
  ],
  [
    "files with the operator's own",
    {
      COMPOSE_FILE: "docker-compose.yml:deploy/ipv6.yml:docker-compose.override.yml",
      OVERRIDE: "docker-compose.override.yml",
    },
  ],
  [
    "names that nothing reads",
    { DOTENV_NAMES: "QUOTE_LIMIT SMTP_URL_FILE AWS_ACCESS_KEY_ID QOUTE_LIMIT DATABASE_DISK" },
    "Warning: .env sets QOUTE_LIMIT, which is not a setting: see .env.example",
    "Warning: .env sets DATABASE_DISK, which is not a setting: see .env.example",
  ],
])("of %s it says what is wrong, or may be", (_, environment, ...sentences) => {
  expect(said(environment)).toEqual(sentences);
});
