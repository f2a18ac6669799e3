import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { make, makeMeanwhile } from "../servers/make";
import { ROOT } from "../servers/root";
import {
  callAsOwner,
  compose,
  docker,
  dockerMeanwhile,
  isHealthy,
  logOf,
  MOST_OUTPUT,
  postQuote,
  psql,
  stackProject,
  until,
} from "../servers/theStack";

const DEPLOY = path.join(ROOT, "deploy");
const folder = mkdtempSync(path.join(tmpdir(), "ridgeline-backups-"));
chmodSync(folder, 0o755); // as Docker makes it

jest.setTimeout(180_000);
afterAll(() => rmSync(folder, { recursive: true }));

const settings = { BACKUP_DIR: folder, BACKUP_KEEP: "2" };
const backUp = () => path.join(folder, make("backup", settings).trim());
const restore = (file: string) => make(`restore FILE=${file} YES=1`, settings);

/**
 * Tables that may change: the rate limits, and knex's lock, which the migrations after a restore take. A restore changes the
 * unsent messages in the outbox; the times of the last off-site backup and heartbeat are not part of a backup.
 */
const NOT_COMPARED = ["rate_limits", "migrations_lock", "outbox", "offsite_backup", "heartbeat"];
const SEQUENCES =
  "SELECT sequencename, last_value FROM pg_sequences WHERE sequencename NOT LIKE 'migrations_lock%' ORDER BY 1";

/** The row count and a checksum of every table, and the position of every sequence. */
function fingerprint(): string {
  const tables = psql("SELECT tablename FROM pg_tables WHERE schemaname = 'public' ORDER BY 1");
  const rows = tables
    .split("\n")
    .filter((table) => !NOT_COMPARED.includes(table))
    .map(
      (table) =>
        `SELECT '${table}', count(*), md5(string_agg(t::text, ',' ORDER BY t::text)) FROM ${table} t`,
    );
  return [psql(rows.join(" UNION ALL ")), psql(SEQUENCES)].join("\n");
}

/** A message that no channel of this stack sends, and one that was sent. */
const WAITING = `INSERT INTO outbox (kind, channel, quote_request_id, sent_at)
  SELECT 'quote-request', 'email', max(id), sent FROM quote_requests, unnest(ARRAY[NULL, now()]) AS sent GROUP BY sent`;

test("a restore brings back rows, checksums and sequences, and holds back pending messages", async () => {
  await postQuote();
  psql(WAITING);
  psql("INSERT INTO rate_limits VALUES ('quote:198.51.100.7', 1, 9e12)");
  const before = fingerprint();
  const file = backUp();
  expect([folder, file].map((path) => (statSync(path).mode & 0o777).toString(8))).toEqual([
    "700",
    "600",
  ]);
  expect(dumped(file)).not.toContain("198.51.100.7");
  await postQuote();
  psql("DELETE FROM services");
  expect(fingerprint()).not.toBe(before);

  const started = performance.now();
  const { code, said } = await makeMeanwhile(`restore FILE=${file} YES=1`, settings);
  const milliseconds = performance.now() - started;

  console.info(`restored within ${(milliseconds / 1000).toFixed(1)} s`);
  expect(code).toBe(0);
  expect(milliseconds).toBeLessThan(60_000);
  expect(said).toContain("the API is healthy");
  expect(fingerprint()).toBe(before);
  expect((await callAsOwner("/api/admin/services")).status).toBe(200);
  expect(said).toContain("Messages that had not been sent then: 1.");
  expect(psql("SELECT sent_at IS NULL, failed_at IS NULL FROM outbox ORDER BY sent_at")).toBe(
    "f|t\nt|f",
  );
  psql("DELETE FROM outbox");
  expect((await postQuote()).status).toBe(201);
});

const dumped = (file: string) =>
  execFileSync("docker", ["exec", "-i", `${stackProject}-database-1`, "pg_restore", "--file=-"], {
    ...{ input: readFileSync(file), encoding: "utf8", maxBuffer: MOST_OUTPUT },
  });

test("only the newest backups are kept", () => {
  const newest = path.basename(backUp());
  backUp();

  expect(readdirSync(folder)).toHaveLength(2);
  expect(readdirSync(folder)).toContain(newest);
});

test("a damaged backup, or one from a newer version, is refused and changes nothing", () => {
  const whole = backUp();
  const damaged = path.join(folder, "damaged.dump");
  writeFileSync(damaged, readFileSync(whole).subarray(0, -2000));
  psql("INSERT INTO migrations (name, batch, migration_time) VALUES ('999_later', 9, now())");
  const newer = backUp();
  psql("DELETE FROM migrations WHERE name = '999_later'");
  const before = fingerprint();

  expect(() => restore(damaged)).toThrow(/is damaged/);
  expect(() => restore(newer)).toThrow(/newer than this version/);
  expect(() => restore(`${folder}/none.dump`)).toThrow(/There is no \S+none\.dump\. Which backup/);
  expect(fingerprint()).toBe(before);
});

test("a restore changes nothing unless the answer is yes", async () => {
  const file = backUp();
  const before = fingerprint();
  const terminal = spawn("script", ["-qec", `make restore FILE=${file}`, "/dev/null"], {
    cwd: ROOT,
    env: { ...process.env, COMPOSE_PROJECT_NAME: stackProject, ...settings },
  });
  let said = "";
  terminal.stdout.on("data", (text: Buffer) => {
    said += String(text);
    if (said.endsWith("Type yes to continue: ")) terminal.stdin.end("no\n");
  });
  const [code] = (await once(terminal, "close")) as [number];

  expect(said).toContain("Nothing was changed.");
  expect(code).not.toBe(0);
  expect(fingerprint()).toBe(before);
});

test("without enough free space, no backup is started", () => {
  expect(() => docker(...backupContainer("--tmpfs=/backups:size=1m"), "dump")).toThrow(
    /No backup: the database takes \d+ bytes, but the backup folder has only \d+ free\./,
  );
});

test("concurrent backups wait for each other", async () => {
  const shared = mkdtempSync(path.join(tmpdir(), "ridgeline-shared-"));
  const backUpThere = () =>
    dockerMeanwhile(...backupContainer(`--volume=${shared}:/backups`), "dump");

  await Promise.all([backUpThere(), backUpThere(), backUpThere()]);

  expect(readdirSync(shared)).not.toEqual([]);
  for (const file of readdirSync(shared)) expect(file).toMatch(/^ridgeline-\w+\.dump$/);
  rmSync(shared, { recursive: true });
});

test("the container makes the night's dump, once, and stops at once", async () => {
  const nights = mkdtempSync(path.join(tmpdir(), "ridgeline-nights-"));
  const name = `${stackProject}-nightly`;
  const [, ...container] = backupContainer(`--name=${name}`, `--volume=${nights}:/backups`);
  writeFileSync(path.join(nights, "ridgeline-20260101T000000Z.dump.unfinished"), "");
  docker("run", "--detach", ...container.filter((flag) => flag !== "--rm"), "repeat");
  const dumps = () => logOf(name).match(/^ridgeline-\w+\.dump$/gm) ?? [];
  await until(() => dumps().length === 1);

  docker("restart", name);
  await until(() => docker("top", name).includes("sleep 20"));

  docker("stop", name);
  expect(docker("inspect", "-f", "{{.State.ExitCode}}", name)).toBe("0\n");
  expect(readdirSync(nights)).toEqual(dumps());
  docker("rm", "--volumes", name);
  rmSync(nights, { recursive: true });
});

/** The backup container's settings from the compose file, as far as these tests need them. */
const backupContainer = (...flags: string[]) => [
  ...["run", "--rm", "--init", `--network=${stackProject}_back`, "--tmpfs=/tmp"],
  ...[`--volume=${stackProject}_owner-secrets:/run/ridgeline:ro`, `--volume=${DEPLOY}:/deploy:ro`],
  ...["--env=DATABASE_URL_FILE=/run/ridgeline/database-url", "--entrypoint=bash", ...flags],
  ...["postgres:17", "/deploy/backup.sh"],
];

test("make status reports the state of the stack, marks what needs attention, and fails if anything does", async () => {
  const newest = path.basename(backUp());

  const { code, said } = await makeMeanwhile("status", settings);

  for (const line of [
    /^site +answers at 127\.0\.0\.1:\d+$/m,
    /^containers +all running$/m,
    /^version +tested \(this checkout is \S+\)$/m,
    /^images +api \d+ days, web \d+ days, certificates \d+ days, database \d+ days$/m,
    /^certificate +none$/m,
    new RegExp(`^last backup +${newest}, \\d+ bytes$`, "m"),
    /^through nginx +pages, lists and requests work$/m,
    /^disk +\d+ % free$/m,
    /^business +! still the sample: /m,
    /^schema +\d{3}_\w+$/m,
    /^off-site +off$/m,
    /^notifications +! nobody is notified: .*; 0 waiting, 0 given up$/m,
  ]) {
    expect(said).toMatch(line);
  }
  expect(code).toBe(2);
});

test("make status sees that nginx is gone, and that requests cannot be stored", async () => {
  compose("stop", "web");
  const withoutNginx = await makeMeanwhile("status", settings);
  compose("start", "web");
  await until(isHealthy(`${stackProject}-web-1`));
  psql("ALTER ROLE ridgeline_api SET default_transaction_read_only = on");
  psql("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = 'ridgeline_api'");

  const withoutWrites = await makeMeanwhile("status", settings);

  psql("ALTER ROLE ridgeline_api RESET default_transaction_read_only");
  psql("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = 'ridgeline_api'");
  expect(withoutNginx.said).toMatch(/^site +! nginx is not running: make up$/m);
  expect(withoutNginx.said).toMatch(/^containers +! web exited with 0$/m);
  expect(withoutNginx.said).toMatch(/^through nginx +! no page: /m);
  expect(withoutWrites.said).toMatch(/^through nginx +! requests cannot be stored: /m);
});

test("make status marks old backups and a container that keeps restarting", async () => {
  const old = mkdtempSync(path.join(tmpdir(), "ridgeline-old-"));
  writeFileSync(path.join(old, "ridgeline-20260101T000000Z.dump"), "");
  psql("INSERT INTO offsite_backup (succeeded_at) VALUES ('2026-01-01')");
  const labels = { project: stackProject, service: "flaky", oneoff: "False", "config-hash": "x" };
  const flaky = docker(
    ...["run", "--detach", "--restart=always", "--entrypoint=false"],
    ...Object.entries(labels).map(([name, value]) => `--label=com.docker.compose.${name}=${value}`),
    "postgres:17",
  ).trim();
  await until(() => Number(docker("inspect", "-f", "{{.RestartCount}}", flaky)) >= 3);

  const { said } = await makeMeanwhile("status", { BACKUP_DIR: old, COMPOSE_PROFILES: "backup" });

  docker("rm", "--force", "--volumes", flaky);
  psql("DELETE FROM offsite_backup");
  rmSync(old, { recursive: true });
  expect(said).toMatch(/^containers +! backup is missing, flaky keeps restarting$/m);
  expect(said).toMatch(
    /^last backup +! ridgeline-20260101T000000Z\.dump, 0 bytes: older than 26 hours; .* backup$/m,
  );
  expect(said).toMatch(/^off-site +! 2026-01-01 00:00 UTC: older than 3 hours; .* backup$/m);
});
