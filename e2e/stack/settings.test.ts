import { spawnSync } from "node:child_process";
import path from "node:path";

const DEPLOY = path.join(__dirname, "../../deploy");

test.each([
  [
    "backup.sh",
    { BACKUP_KEEP: "0" },
    "BACKUP_KEEP: expected a whole number from 1 to 10000, received '0'",
  ],
  [
    "backup.sh",
    { BACKUP_AT: "25:00" },
    "BACKUP_AT: expected a time from 00:00 to 23:59, received '25:00'",
  ],
  [
    "offsite.sh",
    { BACKUP_REPOSITORY: "ftp://user:secret@host" },
    "BACKUP_REPOSITORY: expected a folder, or an address that begins with s3:, sftp:, rest:https://, rest:http://, b2: or azure:",
  ],
  [
    "offsite.sh",
    { BACKUP_REPOSITORY: "/mnt/nas/site" },
    "BACKUP_MOUNT: Required when BACKUP_REPOSITORY is a folder; set it to the same path",
  ],
  [
    "offsite.sh",
    { BACKUP_REPOSITORY: "/mnt/nas-2", BACKUP_MOUNT: "/mnt/nas" },
    "BACKUP_REPOSITORY: expected a folder in BACKUP_MOUNT, or the same",
  ],
  [
    "offsite.sh",
    { BACKUP_REPOSITORY: "rest:https://user:100%@host/site" },
    "BACKUP_REPOSITORY: expected an address such as rest:https://host:8000/name; RESTIC_REST_USERNAME and RESTIC_REST_PASSWORD hold the login",
  ],
  [
    "offsite.sh",
    { BACKUP_REPOSITORY: "s3:host/bucket", AWS_ACCESS_KEY_ID: "id" },
    "AWS_SECRET_ACCESS_KEY: Required when BACKUP_REPOSITORY begins with s3:",
  ],
  [
    "offsite.sh",
    { BACKUP_REPOSITORY: "sftp:user@host:/site" },
    "BACKUP_SSH_KEY: Required when BACKUP_REPOSITORY begins with sftp:",
  ],
  [
    "offsite.sh",
    { BACKUP_REPOSITORY: "b2:bucket" },
    "B2_ACCOUNT_ID: Required when BACKUP_REPOSITORY begins with b2:",
  ],
  [
    "offsite.sh",
    { BACKUP_REPOSITORY: "azure:container:/", AZURE_ACCOUNT_NAME: "name" },
    "AZURE_ACCOUNT_KEY: Required when BACKUP_REPOSITORY begins with azure:",
  ],
  [
    "offsite.sh",
    { BACKUP_OFFSITE_MINUTES: "0" },
    "BACKUP_OFFSITE_MINUTES: expected a whole number from 1 to 1440, received '0'",
  ],
  [
    "offsite.sh",
    { BACKUP_KEEP_HOURLY: "all" },
    "BACKUP_KEEP_HOURLY: expected a whole number from 0 to 1000, received 'all'",
  ],
  [
    "offsite.sh",
    { BACKUP_KEEP_DAILY: "all" },
    "BACKUP_KEEP_DAILY: expected a whole number from 0 to 1000, received 'all'",
  ],
  [
    "offsite.sh",
    { BACKUP_KEEP_WEEKLY: "all" },
    "BACKUP_KEEP_WEEKLY: expected a whole number from 0 to 1000, received 'all'",
  ],
  [
    "offsite.sh",
    { BACKUP_KEEP_MONTHLY: "all" },
    "BACKUP_KEEP_MONTHLY: expected a whole number from 0 to 1000, received 'all'",
  ],
  [
    "certificates.sh",
    { CERTIFICATE_RENEW_SECONDS: "daily" },
    "CERTIFICATE_RENEW_SECONDS: expected a whole number from 1 to 2592000, received 'daily'",
  ],
  [
    "certificates.sh",
    { CERTIFICATE_RETRY_SECONDS: "0" },
    "CERTIFICATE_RETRY_SECONDS: expected a whole number from 1 to 3600, received '0'",
  ],
  [
    "certificates.sh",
    { DOMAIN: "a.example" },
    "ACME_EMAIL: Required when DOMAIN is set, unless TRUSTED_PROXY is",
  ],
  [
    "certificates.sh",
    { DOMAIN: "a.example", ACME_EMAIL: "the owner" },
    "ACME_EMAIL: 'the owner' is not an e-mail address",
  ],
])("%s refuses %j with one sentence", (script, settings, sentence) => {
  const { status, stderr } = spawnSync("bash", [path.join(DEPLOY, script)], {
    env: { PATH: process.env["PATH"], ...settings },
    encoding: "utf8",
  });

  expect(stderr).toBe(`${sentence}\n`);
  expect(status).toBe(1);
});

test.each([
  ["two checkouts with names of their own", {}, "oak-api:latest"],
  ["a tag", { RIDGELINE_TAG: "1" }, "oak-api:1"],
  [
    "a registry, whose images have the same names for everybody",
    { RIDGELINE_IMAGES: "registry.example/site", RIDGELINE_TAG: "1" },
    "registry.example/site/ridgeline-api:1",
  ],
])("images are named after the project: %s", (_, settings, image) => {
  const { stdout } = spawnSync("docker", ["compose", "config", "--images", "api"], {
    cwd: path.join(DEPLOY, ".."),
    env: { PATH: process.env["PATH"], COMPOSE_PROJECT_NAME: "oak", ...settings },
    encoding: "utf8",
  });

  expect(stdout.split("\n")).toContain(image);
});

const PORT = "a port from 1 to 65535, or an address and a port such as 127.0.0.1:8080";

test.each([
  ["HTTP_PORT", "abc", PORT],
  ["HTTP_PORT", "65536", PORT],
  ["HTTP_PORT", "256.0.0.1:80", PORT],
  ["HTTPS_PORT", "localhost:443", PORT],
  ["API_REPLICAS", "0", "a whole number from 1 to 99"],
  ["API_REPLICAS", "two", "a whole number from 1 to 99"],
  ["RIDGELINE_IMAGES", "My Site", "a registry and a prefix, such as registry.example.com/my-site"],
  ["RIDGELINE_TAG", "a b", "a tag of letters, digits, dots, dashes and underscores"],
  ["BACKUP_USER", "root", "the numbers of a user and a group, such as 1000:1000"],
  ["BACKUP_SSH_KEY", "/nowhere/key", "the path of a private key"],
  ["COMPOSE_PROFILES", "backups", "backup"],
  ["IPV6_SUBNET", "fd8e::/129", "a subnet such as fd8e:52d1:70a4:1::/64"],
])("make up starts nothing with %s=%s, and says what it expects", (name, value, expected) => {
  const { status, stderr } = spawnSync("make", ["--silent", "up"], {
    cwd: path.join(DEPLOY, ".."),
    env: { ...process.env, COMPOSE_PROJECT_NAME: "ridgeline-never", [name]: value },
    encoding: "utf8",
  });

  expect(stderr).toContain(`${name}: expected ${expected}, received '${value}'\n`);
  expect(status).not.toBe(0);
});

test("two checkouts on one machine do not take each other's images, but may share those of a registry", () => {
  const imagesOf = (environment: Record<string, string>) => {
    const { stdout } = spawnSync("docker", ["compose", "--profile", "*", "config", "--images"], {
      cwd: path.join(DEPLOY, ".."),
      encoding: "utf8",
      env: { ...process.env, RIDGELINE_IMAGES: "", ...environment },
    });
    const own = stdout.split("\n").filter((image) => image !== "" && image !== "postgres:17");
    return [...new Set(own)].sort();
  };
  const NAMES = ["api", "backup", "certificates", "web"];

  for (const project of ["one", "two"]) {
    expect(imagesOf({ COMPOSE_PROJECT_NAME: project })).toEqual(
      NAMES.map((name) => `${project}-${name}:latest`),
    );
    expect(
      imagesOf({
        COMPOSE_PROJECT_NAME: project,
        RIDGELINE_IMAGES: "host/site",
        RIDGELINE_TAG: "2",
      }),
    ).toEqual(NAMES.map((name) => `host/site/ridgeline-${name}:2`));
  }
});
