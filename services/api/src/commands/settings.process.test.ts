import { killLeftovers, runBuilt } from "../../test/runBuilt";

afterEach(killLeftovers);

async function check(environment: Record<string, string>) {
  const { exitCode, output } = runBuilt("cli.js", environment, ["settings"]);
  return { code: await exitCode, said: output().trim().split("\n").filter(Boolean) };
}

test("an empty .env has no mistakes, though the generated secrets are not there yet", async () => {
  const files = { ADMIN_TOKEN_FILE: "/none", DATABASE_URL_FILE: "/none", NODE_ENV: "production" };

  expect(await check({ ...files, SMTP_URL: "" })).toEqual({ code: 0, said: [] });
});

test("every mistake in any part of the stack is one sentence; exit code 1", async () => {
  const settings = {
    ...{ HTTP_PORT: "abc", DOMAIN: "oak.example", ADMIN_TOKEN: "guess-me", BACKUP_KEEP: "many" },
    WEBHOOK_URL: "https://hooks.example.com",
    RESTIC_REPOSITORY: "sftp:ann@backup.example:/site",
  };

  expect(await check(settings)).toEqual({
    code: 1,
    said: [
      "HTTP_PORT: expected a port from 1 to 65535, or an address and a port such as 127.0.0.1:8080, received 'abc'",
      "BACKUP_KEEP: expected a whole number from 1 to 10000, received 'many'",
      "ADMIN_TOKEN: a token of fewer than 24 characters, or 8 different ones, can be guessed",
      "ACME_EMAIL: Required when DOMAIN is set, unless TRUSTED_PROXY is",
      "WEBHOOK_SECRET: needs at least 24 characters, to sign with",
      "BACKUP_SSH_KEY: Required when RESTIC_REPOSITORY begins with sftp:",
    ],
  });
});

test.each([
  [undefined, "BACKUP_MOUNT: Required when RESTIC_REPOSITORY is a folder; set it to the same path"],
  ["/mnt/na", "RESTIC_REPOSITORY: expected a folder in BACKUP_MOUNT, or the same"],
  ["/mnt/nas", undefined],
  ["/mnt/nas/site", undefined],
])("a backup to the folder /mnt/nas/site with BACKUP_MOUNT=%s: %s", async (mount, mistake) => {
  const settings = { RESTIC_REPOSITORY: "/mnt/nas/site", ...(mount && { BACKUP_MOUNT: mount }) };

  expect((await check(settings)).said).toEqual(mistake === undefined ? [] : [mistake]);
});

test.each(["smtp://mail.example:465", "smtps://mail.example:587"])(
  "%s is only a warning",
  async (SMTP_URL) => {
    expect(await check({ SMTP_URL })).toEqual({
      code: 0,
      said: ["Warning: SMTP_URL: smtps:// goes with port 465, and smtp:// with port 587"],
    });
  },
);

test("a certificate of its own needs a published port, and may warn about port 80", async () => {
  const settings = { DOMAIN: "oak.example", ACME_EMAIL: "ann@oak.example", HTTP_PORT: "80" };
  const HTTPS_PORT = "443";

  expect((await check(settings)).said).toEqual(["HTTPS_PORT: Required when ACME_EMAIL is set"]);
  expect(await check({ ...settings, HTTPS_PORT })).toEqual({ code: 0, said: [] });
  expect(await check({ ...settings, HTTPS_PORT, HTTP_PORT: "127.0.0.1:8080" })).toEqual({
    code: 0,
    said: ["Warning: the certificate authority visits port 80, but HTTP_PORT is 127.0.0.1:8080"],
  });
});

test("a name in .env that nothing reads is only a warning", async () => {
  const DOTENV_NAMES = "QUOTE_LIMIT SMTP_URL_FILE AWS_ACCESS_KEY_ID QOUTE_LIMIT METRICS_PORT";

  expect(await check({ DOTENV_NAMES })).toEqual({
    code: 0,
    said: [
      "Warning: .env sets QOUTE_LIMIT, which is not a setting: see .env.example",
      "Warning: .env sets METRICS_PORT, which is not a setting: see .env.example",
    ],
  });
});
