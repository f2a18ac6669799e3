import { spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { make } from "../servers/make";
import { ROOT } from "../servers/root";
import { repository, startBackupTarget, stopBackupTarget } from "../servers/backupTarget";
import {
  docker,
  logOf,
  MOST_OUTPUT,
  postQuote,
  psql,
  stackProject,
  until,
} from "../servers/theStack";

jest.setTimeout(180_000);

beforeAll(startBackupTarget);
afterAll(stopBackupTarget);

const place = { BACKUP_REPOSITORY: repository };

function run(args: string[], input = "") {
  const command = ["compose", "-p", stackProject, "run", "--rm", "--no-deps", "--no-TTY", ...args];
  const { status, stdout, stderr } = spawnSync("docker", command, {
    cwd: ROOT,
    env: { ...process.env, ...place },
    input,
    encoding: "utf8",
    maxBuffer: MOST_OUTPUT,
  });
  return { status, stdout, said: stderr };
}

/** What the container reads from the repository with only a key. */
const read = (what: string, key: string) => run(["offsite", what], key);

test("an off-site backup holds the database and the secrets, readable with the key", async () => {
  const fullName = `Ann ${randomUUID()}`;
  await postQuote(undefined, { fullName });
  psql("DELETE FROM offsite_backup");
  psql("INSERT INTO rate_limits VALUES ('quote:198.51.100.8', 1, 9e12)");

  expect(make("backup-offsite", place)).toContain("The off-site backup is complete.");

  const key = make("backup-key", place);
  expect(key).toMatch(/^[\da-f]{48}\n$/);
  expect(psql("SELECT succeeded_at > now() - interval '1 minute' FROM offsite_backup")).toBe("t");
  const dump = read("database", key).stdout;
  expect(dump).toContain(fullName);
  expect(dump).not.toContain("198.51.100.8");
  expect(read("settings", key).stdout).toContain(process.env["STACK_ADMIN_TOKEN"]);
});

test("a restore without input says what it needs", () => {
  expect(() => make("restore-offsite", place)).toThrow(
    "Needed: the address of the repository and its key.",
  );
});

test("a failed off-site backup says so in a sentence, and does not count", () => {
  const last = psql("SELECT succeeded_at FROM offsite_backup");

  const { status, said } = run(["--env=DATABASE_URL_FILE=/dev/null", "offsite", "once"]);

  expect(status).toBe(1);
  expect(said).toMatch(/^No off-site backup: the database was not saved\.$/m);
  expect(psql("SELECT succeeded_at FROM offsite_backup")).toBe(last);
});

/** The first two runs cannot reach the repository; the third and fourth can. The fifth never comes. */
const FAKES = {
  restic: `#!/bin/bash
echo "restic $*"
[[ "$*" != *unlock ]] || echo run >>/tmp/runs
[[ "$*" != *unlock ]] || [ "$(wc -l </tmp/runs)" -gt 2 ]
`,
  psql: "#!/bin/bash\n",
  sleep: `#!/bin/bash
echo "asleep for $1 s"
[ "$(wc -l </tmp/runs)" -lt 4 ] || exec /usr/bin/sleep infinity
`,
};

test("the off-site backup runs hourly, retries sooner, prunes daily, checks weekly, and stops at once", async () => {
  const fakes = mkdtempSync(path.join(tmpdir(), "ridgeline-fakes-"));
  for (const [name, script] of Object.entries(FAKES)) {
    writeFileSync(path.join(fakes, name), script, { mode: 0o755 });
  }
  const name = `${stackProject}-repeat`;
  docker(
    ...["run", "--detach", "--init", `--name=${name}`, "--tmpfs=/var/lib/ridgeline"],
    ...[`--volume=${fakes}:/fakes:ro`, `--volume=${path.join(ROOT, "deploy")}:/deploy:ro`],
    ...["--env=PATH=/fakes:/usr/bin:/bin", "--env=DATABASE_URL_FILE=/dev/null"],
    ...["--env=BACKUP_REPOSITORY=rest:http://nowhere", "--env=BACKUP_KEEP_WEEKLY=0"],
    ...["--entrypoint=bash", "postgres:17", "/deploy/offsite.sh", "repeat"],
  );
  await until(() => logOf(name).split("asleep for").length === 5);
  const said = logOf(name);
  docker("stop", name);
  expect(docker("inspect", "-f", "{{.State.ExitCode}}", name)).toBe("0\n");
  docker("rm", "--volumes", name);
  rmSync(fakes, { recursive: true });

  const sleeps = [...said.matchAll(/asleep for (\d+) s/g)].map(([, seconds]) => Number(seconds));
  for (const [index, expected] of [60, 120, 3600, 3600].entries()) {
    expect(Math.abs((sleeps[index] ?? 0) - expected)).toBeLessThanOrEqual(5);
  }
  expect(said.match(/No off-site backup: the repository cannot be used\./g)).toHaveLength(2);
  expect(said.match(/The off-site backup is complete\./g)).toHaveLength(2);
  expect(said.match(/ forget .*/g)).toEqual([
    " forget --group-by=tags --prune --keep-hourly=24 --keep-daily=14 --keep-monthly=12",
  ]);
  expect(said.match(/ check --read-data-subset=\d+\/12$/gm)).toHaveLength(1);
});
