import { execFileSync } from "node:child_process";
import { chmodSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { make, tryMake } from "../servers/make";
import {
  call,
  callAsOwner,
  compose,
  docker,
  dockerMeanwhile,
  isHealthy,
  logOf,
  makeFolder,
  MOST_OUTPUT,
  postQuote,
  psql,
  stackProject,
  until,
} from "../servers/theStack";
import { underLoad } from "../servers/underLoad";

const folder = makeFolder();
chmodSync(folder, 0o755); // as Docker makes it
const settings = { BACKUP_DIR: folder, BACKUP_KEEP: "2" };
const backUp = async () => path.join(folder, await make("backup", settings));

/**
 * Tables that may change: the rate limits, and knex's lock, which the migrations after a restore take. A restore changes the
 * unsent messages in the outbox; the times of the last off-site backup and heartbeat are not part of a backup.
 */
const NOT_COMPARED = ["rate_limits", "migrations_lock", "outbox", "offsite_backup", "heartbeat"];
const SEQUENCES =
  "SELECT sequencename, last_value FROM pg_sequences WHERE sequencename NOT LIKE 'migrations_lock%' ORDER BY 1";

/** The row count and a checksum of every table, and the position of every sequence. */
function fingerprint(): string {
  const rows = psql("SELECT tablename FROM pg_tables WHERE schemaname = 'public' ORDER BY 1")
    .split("\n")
    .filter((table) => !NOT_COMPARED.includes(table))
    .map(
      (table) =>
        `SELECT '${table}', md5(string_agg(t::text, ',' ORDER BY t::text)) FROM ${table} t`,
    );
  return [psql(rows.join(" UNION ALL ")), psql(SEQUENCES)].join("\n");
}

/** A message that no channel of this stack sends, and one that was sent. */
const WAITING = `INSERT INTO outbox (kind, channel, quote_request_id, sent_at)
  SELECT 'quote-request', 'email', max(id), sent FROM quote_requests, unnest(ARRAY[NULL, now()]) AS sent GROUP BY sent`;

const database = `${stackProject}-database-1`;

/** Locks what a dump locks, until somebody else has waited for it in vain. */
const READ_SLOWLY = `BEGIN; LOCK TABLE services, outbox IN ACCESS SHARE MODE;
  DO 'BEGIN
    WHILE NOT EXISTS (SELECT FROM pg_locks WHERE NOT granted AND relation IN (''services''::regclass, ''outbox''::regclass))
    LOOP PERFORM pg_sleep(0.1); END LOOP;
    PERFORM pg_sleep(2);
  END'`;

const dumped = (file: string) =>
  execFileSync("docker", ["exec", "-i", database, "pg_restore", "--file=-"], {
    input: readFileSync(file),
    encoding: "utf8",
    maxBuffer: MOST_OUTPUT,
  });

test("a restore brings back rows, checksums and sequences, holds back pending messages, and the pages stay up", async () => {
  await postQuote();
  psql(WAITING);
  psql("INSERT INTO rate_limits VALUES ('quote:198.51.100.7', 1, 9e12)");
  const before = fingerprint();
  const file = await backUp();
  const modes = [folder, file].map((one) => (statSync(one).mode & 0o777).toString(8));
  expect(modes).toEqual(["700", "600"]);
  expect(dumped(file)).not.toContain("198.51.100.7");
  await postQuote();
  psql("DELETE FROM services");
  expect(fingerprint()).not.toBe(before);
  let said = "";
  const reading = dockerMeanwhile("exec", database, "psql", "-U", "ridgeline", "-c", READ_SLOWLY);
  const started = performance.now();

  const { failures } = await underLoad([() => call("/")], 1, 100, async () => {
    ({ said } = await tryMake(`restore FILE=${file} YES=1`, settings));
  });

  const milliseconds = performance.now() - started;
  expect(said).toMatch(/^Waiting for .*such as a backup[^]*the API is healthy/m);
  await reading;
  expect(fingerprint()).toBe(before);
  expect((await callAsOwner("/api/admin/services")).status).toBe(200);
  expect(said).toContain("Messages that had not been sent then: 1.");
  expect(psql("SELECT sent_at IS NULL, failed_at IS NULL FROM outbox ORDER BY sent_at")).toBe(
    "f|t\nt|f",
  );
  psql("DELETE FROM outbox");
  expect((await postQuote()).status).toBe(201);
  expect(failures).toEqual([]);
  expect(milliseconds).toBeLessThan(75_000);
});

test("a backup that is damaged, from a newer version or not confirmed changes nothing, and only two are kept, and what the operator keeps", async () => {
  const own = "ridgeline-20260101T033000Z (before move).dump";
  writeFileSync(path.join(folder, own), "");
  const damaged = path.join(folder, "damaged.dump");
  writeFileSync(damaged, readFileSync(await backUp()).subarray(0, -2000));
  const whole = await backUp();
  psql("INSERT INTO migrations (name, batch, migration_time) VALUES ('999_later', 9, now())");
  const newer = await backUp();
  psql("DELETE FROM migrations WHERE name = '999_later'");
  const before = fingerprint();
  const restore = async (file: string, YES = "1") =>
    expect((await tryMake(`restore FILE=${file}`, { ...settings, YES })).said);

  (await restore(damaged)).toMatch(/is damaged/);
  (await restore(newer)).toMatch(/newer than this version/);
  (await restore(`${folder}/none.dump`)).toMatch(/There is no \S+none\.dump\. Which backup/);
  (await restore(whole, "")).toMatch("Nothing was changed.");
  expect(fingerprint()).toBe(before);
  const kept = [whole, newer].map((one) => path.basename(one));
  expect(readdirSync(folder).sort()).toEqual(["damaged.dump", own, ...kept]);
});

/** The backup container's settings from the compose file, as far as these tests need them. */
const container = (...flags: string[]) => [
  "run",
  "--init",
  `--network=${stackProject}_back`,
  "--tmpfs=/tmp",
  `--volume=${stackProject}_owner-secrets:/run/ridgeline:ro`,
  "--env=DATABASE_URL_FILE=/run/ridgeline/database-url",
  ...flags,
  `${stackProject}-backup`,
];

test("a backup is started if the last dump, or the first time the database, fits twice", () => {
  const backUpInto = (size: string, last: number) =>
    docker(
      ...container("--rm", `--tmpfs=/backups:size=${size}`, "--entrypoint=bash"),
      "-c",
      `truncate -s ${last} /backups/ridgeline-20260101T000000Z.dump
      exec bash /usr/local/lib/ridgeline/backup.sh dump`,
    );
  const tooLittle = /No backup: it may take \d+ bytes, but the backup folder has only \d+ free\./;

  expect(() => backUpInto("4m", 0)).toThrow(tooLittle);
  expect(() => backUpInto("4m", 3_000_000)).toThrow(tooLittle);
  expect(backUpInto("4m", 1_000_000)).toMatch(/^ridgeline-\w+\.dump$/);
});

test("concurrent backups wait for each other", async () => {
  const shared = makeFolder();
  const dump = () => dockerMeanwhile(...container("--rm", `--volume=${shared}:/backups`), "dump");

  await Promise.all([dump(), dump(), dump()]);

  expect(readdirSync(shared)).not.toEqual([]);
  for (const file of readdirSync(shared)) expect(file).toMatch(/^ridgeline-\w+\.dump$/);
});

test("the container makes the night's dump, once, whatever else is in the folder, and stops at once", async () => {
  const nights = makeFolder();
  const others = ["ridgeline-29990101T000000Z.dump", "ridgeline-before-move.dump"];
  for (const other of others) writeFileSync(path.join(nights, other), "");
  const name = `${stackProject}-nightly`;
  writeFileSync(path.join(nights, "ridgeline-20260101T000000Z.dump.unfinished"), "");
  docker(...container("--detach", `--name=${name}`, `--volume=${nights}:/backups`), "repeat");
  const dumps = () => logOf(name).match(/^ridgeline-\w+\.dump$/gm) ?? [];
  await until(() => dumps().length === 1);

  docker("restart", name);
  await until(() => docker("top", name).includes("sleep 600"));

  docker("stop", name);
  expect(docker("inspect", "-f", "{{.State.ExitCode}}", name)).toBe("0");
  expect(readdirSync(nights).sort()).toEqual([...dumps(), ...others]);
});

test("make status reports the state of the stack, and fails if anything needs attention", async () => {
  const newest = path.basename(await backUp());

  const { code, said } = await tryMake("status", settings);

  for (const line of [
    /^containers +all running$/m,
    /^version +tested \(this checkout is \S+\)$/m,
    /^images +at most \d+ days old$/m,
    /^certificate +none, since DOMAIN or ACME_EMAIL is not set$/m,
    new RegExp(`^last backup +${newest}, \\d+ bytes$`, "m"),
    /^through nginx +pages, lists and requests work$/m,
    /^disk +\d+ % free$/m,
  ]) {
    expect(said).toMatch(line);
  }
  expect(code).toBe(2);
});

test("make status marks a stopped nginx", async () => {
  compose("stop", "web");

  const { said } = await tryMake("status", settings);

  compose("start", "web");
  expect(said).toMatch(/^containers +! web: Exited \(0\) .*: make up$/m);
  expect(said).toMatch(/^through nginx +! no page: nginx does not answer$/m);
  await until(isHealthy(`${stackProject}-web-1`));
});

test("make status says that requests cannot be stored", () => {
  const apply = (setting: string) =>
    psql(`ALTER ROLE ridgeline_api ${setting};
      SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = 'ridgeline_api'`);
  apply("SET default_transaction_read_only = on");

  try {
    const said = compose("exec", "-T", "api", "node", "services/api/dist/cli.js", "status");
    expect(said).toMatch(/^through nginx: ! requests cannot be stored: 503 /m);
  } finally {
    apply("RESET default_transaction_read_only");
  }
});
