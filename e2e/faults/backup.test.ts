import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { callAsOwner, postQuote, psql, stackProject } from "../servers/theStack";

const ROOT = path.join(__dirname, "../..");
const folder = mkdtempSync(path.join(tmpdir(), "ridgeline-backups-"));

jest.setTimeout(180_000);
afterAll(() => rmSync(folder, { recursive: true }));

const make = (...args: string[]) =>
  execFileSync("make", ["--silent", ...args], {
    cwd: ROOT,
    encoding: "utf8",
    stdio: "pipe",
    env: {
      ...process.env,
      COMPOSE_PROJECT_NAME: stackProject,
      BACKUP_DIR: folder,
      BACKUP_KEEP: "2",
    },
  });
const backUp = () => path.join(folder, make("backup").trim());

/** They go on by themselves: the limits' counts, and knex's lock, which the migrations take after each restore. */
const NOT_COMPARED = ["rate_limits", "migrations_lock"];
const SEQUENCES =
  "SELECT sequencename, last_value FROM pg_sequences WHERE sequencename NOT LIKE 'migrations_lock%' ORDER BY 1";

/** Of every table the number of rows and a checksum over them, and of every sequence where it stands. */
function fingerprint(): string {
  const tables = psql("SELECT tablename FROM pg_tables WHERE schemaname = 'public' ORDER BY 1");
  const rows = tables
    .split("\n")
    .filter((table) => !NOT_COMPARED.includes(table))
    .map((table) =>
      psql(
        `SELECT '${table}', count(*), md5(string_agg(t::text, ',' ORDER BY t::text)) FROM ${table} t`,
      ),
    );
  return [...rows, psql(SEQUENCES)].join("\n");
}

test("a backup puts everything back: rows, checksums and sequences", async () => {
  await postQuote();
  const before = fingerprint();
  const file = backUp();
  await postQuote();
  psql("DELETE FROM services");
  expect(fingerprint()).not.toBe(before);

  const started = performance.now();
  const said = make("restore", `FILE=${file}`, "YES=1");
  const seconds = (performance.now() - started) / 1000;

  console.info(`restored within ${seconds.toFixed(1)} s`);
  expect(said).toContain("the API is well");
  expect(fingerprint()).toBe(before);
  expect(seconds).toBeLessThan(60);
  expect((await callAsOwner("/api/admin/services")).status).toBe(200);
});

test("only so many are kept, the newest ones", () => {
  const newest = path.basename(backUp());
  backUp();

  expect(readdirSync(folder)).toHaveLength(2);
  expect(readdirSync(folder)).toContain(newest);
});

test("a damaged backup and one of a newer version are refused, and nothing is changed", () => {
  const whole = backUp();
  const damaged = path.join(folder, "damaged.dump");
  writeFileSync(damaged, readFileSync(whole).subarray(0, -2000));
  psql("INSERT INTO migrations (name, batch, migration_time) VALUES ('999_later', 9, now())");
  const newer = backUp();
  psql("DELETE FROM migrations WHERE name = '999_later'");
  const before = fingerprint();

  expect(() => make("restore", `FILE=${damaged}`, "YES=1")).toThrow(/is damaged/);
  expect(() => make("restore", `FILE=${newer}`, "YES=1")).toThrow(/newer than this version/);
  expect(() => make("restore", `FILE=${folder}/none.dump`, "YES=1")).toThrow(/Which backup/);
  expect(fingerprint()).toBe(before);
});

test("make status says how everything is", () => {
  const newest = path.basename(backUp());

  const status = make("status");

  for (const line of [
    /^health +well \(\d replicas\)$/m,
    /^version +\S+$/m,
    /^schema +\d{3}_\w+$/m,
    new RegExp(`^last backup +${newest}, \\d+ bytes$`, "m"),
    /^certificate +none$/m,
    /^notifications +0 waiting, 0 given up$/m,
  ]) {
    expect(status).toMatch(line);
  }
});
