import { spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { ROOT } from "../servers/root";
import { copyCheckout } from "../servers/copyCheckout";
import { makeMeanwhile } from "../servers/make";
import { startLoad } from "../servers/startLoad";
import { call, containersOf } from "../servers/theStack";

const DEPLOY = path.join(ROOT, "deploy");

jest.setTimeout(120_000);

test.each([
  [
    "backup.sh",
    { BACKUP_KEEP: "0" },
    "BACKUP_KEEP: expected a whole number from 1 to 10000, received '0'",
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
    "certificates.sh",
    { DOMAIN: "a.example" },
    "ACME_EMAIL: Required when DOMAIN is set, unless TRUSTED_PROXY is",
  ],
])("%s refuses %j with one sentence", (script, settings, sentence) => {
  const { status, stderr } = spawnSync("bash", [path.join(DEPLOY, script)], {
    env: { PATH: process.env["PATH"], ...settings },
    encoding: "utf8",
  });

  expect(stderr).toBe(`${sentence}\n`);
  expect(status).toBe(1);
});

const PORT = "a port from 1 to 65535, or an address and a port such as 127.0.0.1:8080";
const URL_RULE =
  "with % as %25, / as %2F, ? as %3F, # as %23, : as %3A and @ as %40 in user and password";

/** The settings that Compose itself needs. A bad value of each, and what is expected. */
const COMPOSE: Record<string, [value: string, expected: string]> = {
  HTTP_PORT: ["65536", PORT],
  HTTPS_PORT: ["localhost:443", PORT],
  API_REPLICAS: ["two", "a whole number from 1 to 99"],
  RIDGELINE_IMAGES: ["My Site", "a registry and a prefix, such as registry.example.com/my-site"],
  RIDGELINE_TAG: ["a b", "a tag of letters, digits, dots, dashes and underscores"],
  BACKUP_USER: ["root", "the numbers of a user and a group, such as 1000:1000"],
  BACKUP_DIR: ["backups", "a path that begins with / or ./"],
  BACKUP_SSH_KEY: ["/nowhere/key", "the path of a private key"],
  BACKUP_MOUNT: ["/nowhere/nas", "a folder (is the disk mounted?)"],
  DATABASE_CA_FILE: ["/nowhere/ca.pem", "the path of a file with certificates"],
  COMPOSE_FILE: ["docker-compose.yml:none.yml", "existing files, separated by colons"],
  COMPOSE_PROFILES: ["backups", "backup"],
  IPV6_SUBNET: ["fd8e::/129", "a subnet such as fd8e:52d1:70a4:1::/64"],
};

/** The containers' settings, except for numbers: a bad value of each, and the error message. */
const CONTAINERS: Record<string, [value: string, sentence: string]> = {
  DOMAIN: ["http://x", "expected domain names separated by commas, received 'http://x'"],
  ACME_EMAIL: ["ann", "'ann' is not an e-mail address"],
  ACME_SERVER: [
    "x",
    "expected an address such as https://acme.example.com/directory, received 'x'",
  ],
  ACME_CA_FILE: ["/none.pem", "the container certificates has no file '/none.pem'"],
  TRUSTED_PROXY: ["all", "'all' is not an address range, such as 172.16.0.0/12"],
  ADMIN_TOKEN: ["short", "a token of fewer than 24 characters can be guessed"],
  DATABASE_URL: [
    "mysql://db",
    `expected an address such as postgres://user:password@host:5432/ridgeline, ${URL_RULE}`,
  ],
  DATABASE_API_URL: [
    "mysql://db",
    `expected an address such as postgres://user:password@host:5432/ridgeline, ${URL_RULE}`,
  ],
  LOG_LEVEL: [
    "loud",
    "expected one of fatal, error, warn, info, debug, trace, silent, received 'loud'",
  ],
  CORS_ORIGINS: [
    "*",
    "expected origins such as https://www.example.com, separated by commas, received '*'",
  ],
  SMTP_URL: ["smtp.x", `expected an address such as smtps://user:password@host:465, ${URL_RULE}`],
  MAIL_TO: ["ann", "expected e-mail addresses, separated by commas, received 'ann'"],
  MAIL_FROM: ["ann", "expected e-mail addresses, separated by commas, received 'ann'"],
  WEBHOOK_URL: ["x", "expected an address such as https://hooks.example.com/path"],
  WEBHOOK_SECRET_FILE: ["/none", "cannot read /none"],
  WEBHOOK_ALLOW_PRIVATE: ["yes", "expected true or false, received 'yes'"],
  VAPID_PRIVATE_KEY: ["x", "expected a P-256 private key in base64url, which has 43 characters"],
  BACKUP_AT: ["25:00", "expected a time from 00:00 to 23:59, received '25:00'"],
  BACKUP_REPOSITORY: [
    "ftp://user:secret@host",
    "expected a folder, or an address that begins with s3:, sftp:, rest:https://, rest:http://, b2: or azure:",
  ],
};

/** Wrong only in combination with another setting, or read only by `make start`. */
const NOT_WRONG_ALONE = [
  ...["WEBHOOK_SECRET", "COMPOSE_PROJECT_NAME", "DATABASE_PASSWORD", "AWS_ACCESS_KEY_ID"],
  ...["AWS_SECRET_ACCESS_KEY", "AWS_DEFAULT_REGION", "RESTIC_REST_USERNAME"],
  ...["RESTIC_REST_PASSWORD", "B2_ACCOUNT_ID", "B2_ACCOUNT_KEY", "AZURE_ACCOUNT_NAME"],
  ...["AZURE_ACCOUNT_KEY", "PORT", "HOST", "DATA_DIR", "TRUST_PROXY"],
];

const example = readFileSync(path.join(ROOT, ".env.example"), "utf8");
const defaults = [...example.matchAll(/^#([A-Z][A-Z0-9_]*)=(.*)$/gm)];
const names = [...new Set(defaults.map(([, name = ""]) => name))];
/** All other settings are numbers, including any added later. */
const numbers = names.filter(
  (name) => !(name in COMPOSE) && !(name in CONTAINERS) && !NOT_WRONG_ALONE.includes(name),
);

describe("make up, with bad settings while the stack runs,", () => {
  /** Sends a request every 100 ms meanwhile. */
  async function makeUp(settings: Record<string, string>) {
    const load = startLoad([() => call("/"), () => call("/api/services")], 1, 100);
    const before = ["api", "web"].flatMap((service) => containersOf(service));
    const { code, said } = await makeMeanwhile("up", settings);
    const { count, failures } = await load.stop();
    expect(["api", "web"].flatMap((service) => containersOf(service))).toEqual(before);
    expect({ code, failures }).toEqual({ code: 2, failures: [] });
    expect(count).toBeGreaterThan(1);
    return said.split("\n");
  }
  const valuesOf = (table: Record<string, [string, string]>) =>
    Object.fromEntries(Object.entries(table).map(([name, [value]]) => [name, value]));

  test("names every setting that Compose cannot read, one sentence each, and changes nothing", async () => {
    const said = await makeUp(valuesOf(COMPOSE));

    for (const [name, [value, expected]] of Object.entries(COMPOSE)) {
      expect(said).toContain(`${name}: expected ${expected}, received '${value}'`);
    }
  });

  test("names every setting that a container cannot use, one sentence each, and changes nothing", async () => {
    const none = Object.fromEntries(numbers.map((name) => [name, "none"]));
    const said = await makeUp({ ...valuesOf(CONTAINERS), ...none });

    const complaints = said.filter((line) => /^[A-Z][A-Z0-9_]*: /.test(line));
    expect(complaints.map((line) => line.split(":")[0]).sort()).toEqual(
      [...Object.keys(CONTAINERS), ...numbers].sort(),
    );
    for (const [name, [, sentence]] of Object.entries(CONTAINERS)) {
      expect(complaints).toContain(`${name}: ${sentence}`);
    }
    for (const name of numbers) {
      expect(complaints).toContainEqual(
        expect.stringMatching(
          new RegExp(`^${name}: expected a whole number from \\d+ to \\d+, received 'none'$`),
        ),
      );
    }
    expect(said).toContain("Nothing was changed: the site runs with its former settings.");
  });

  test("names settings that are wrong only in combination", async () => {
    const said = await makeUp({
      DOMAIN: "a.example",
      WEBHOOK_URL: "http://hooks.example",
      WEBHOOK_SECRET: "short",
      BACKUP_REPOSITORY: "s3:host/bucket",
    });

    expect(said.filter((line) => /^[A-Z][A-Z0-9_]*: /.test(line)).sort()).toEqual([
      "ACME_EMAIL: Required when DOMAIN is set, unless TRUSTED_PROXY is",
      "AWS_ACCESS_KEY_ID: Required when BACKUP_REPOSITORY begins with s3:",
      "AWS_SECRET_ACCESS_KEY: Required when BACKUP_REPOSITORY begins with s3:",
      "WEBHOOK_SECRET: needs at least 24 characters, to sign with",
      "WEBHOOK_URL: must be https, unless WEBHOOK_ALLOW_PRIVATE is true",
    ]);
  });
});

test("make up warns about an unknown name in .env, and makes .env unreadable for others", () => {
  const checkout = mkdtempSync(path.join(tmpdir(), "ridgeline-names-"));
  copyCheckout(checkout).write(
    ".env",
    "HTTP_PROT=80\nMY_OWN=1\nSMTP_URL_FILE=/x\nexport API_REPLICAS=two\n",
  );
  chmodSync(path.join(checkout, ".env"), 0o644);
  const { PATH } = process.env;
  const run = () =>
    spawnSync("make", ["--silent", "up"], { cwd: checkout, env: { PATH }, encoding: "utf8" });

  const { stderr, stdout } = run();

  expect(stderr.split("\n").slice(0, 3)).toEqual([
    "API_REPLICAS: expected a whole number from 1 to 99, received 'two'",
    "Warning: .env sets HTTP_PROT, which is not a setting: see .env.example",
    "Warning: .env sets MY_OWN, which is not a setting: see .env.example",
  ]);
  expect(stdout).toBe("Closed .env to other users of this machine, since it holds passwords.\n");
  expect(statSync(path.join(checkout, ".env")).mode & 0o777).toBe(0o600);
  expect(run().stdout).toBe("");
  rmSync(checkout, { recursive: true });
});

test("two checkouts on one machine do not use each other's images, but may share a registry's", () => {
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
