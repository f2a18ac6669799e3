import { execFileSync, spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import path from "node:path";
import { startBackupTarget, type BackupTarget } from "../servers/backupTarget";
import { compose, docker, postQuote, psql, stackProject } from "../servers/theStack";

const ROOT = path.join(__dirname, "../..");

jest.setTimeout(180_000);

let target: BackupTarget;
beforeAll(() => {
  target = startBackupTarget(`${stackProject}-target`);
  compose("--profile", "backup", "up", "--no-start", "--no-deps", "--build", "offsite");
  target.connect(`${stackProject}_offsite`);
});
afterAll(() => {
  target.stop();
  compose("--profile", "backup", "rm", "--force", "--stop", "offsite");
  docker("network", "rm", `${stackProject}_offsite`);
  docker("volume", "rm", `${stackProject}_offsite`);
  docker("rmi", `ridgeline-backup:${stackProject}`);
});

const environment = () => ({
  ...process.env,
  COMPOSE_PROJECT_NAME: stackProject,
  BACKUP_REPOSITORY: target.repository,
});
const make = (goal: string) =>
  execFileSync("make", ["--silent", goal], {
    ...{ cwd: ROOT, encoding: "utf8", stdio: "pipe", env: environment() },
  });

function run(args: string[], input = "") {
  const { status, stdout, stderr } = spawnSync(
    "docker",
    ["compose", "run", "--rm", "--no-deps", "--no-TTY", ...args],
    { cwd: ROOT, env: environment(), input, encoding: "utf8" },
  );
  return { status, stdout, said: stderr };
}

/** What the container reads from the repository with a key alone. */
const read = (what: string, key: string) => run(["offsite", what], key);

test("an off-site backup holds the database and the secrets, for whoever has the key", async () => {
  const fullName = `Ann ${randomUUID()}`;
  await postQuote(undefined, { fullName });
  psql("DELETE FROM offsite_backup");

  expect(make("backup-offsite")).toContain("The off-site backup is complete.");

  const key = make("backup-key");
  expect(key).toMatch(/^[\da-f]{48}\n$/);
  expect(psql("SELECT succeeded_at > now() - interval '1 minute' FROM offsite_backup")).toBe("t");
  expect(read("database", key).stdout).toContain(fullName);
  expect(read("settings", key).stdout).toContain(process.env["STACK_ADMIN_TOKEN"]);
  expect(read("newest", randomUUID())).toMatchObject({
    status: 1,
    said: expect.stringContaining("The key does not open this repository.") as string,
  });
});

test("one that fails says so in a sentence, and does not count", () => {
  const last = psql("SELECT succeeded_at FROM offsite_backup");

  const { status, said } = run(["--env=DATABASE_URL_FILE=/dev/null", "offsite", "once"]);

  expect(status).toBe(1);
  expect(said).toMatch(/^No off-site backup: the database was not saved\.$/m);
  expect(psql("SELECT succeeded_at FROM offsite_backup")).toBe(last);
});
