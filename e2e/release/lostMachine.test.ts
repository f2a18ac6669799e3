import { execFileSync } from "node:child_process";
import { chownSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import { copyCheckout, make } from "../servers/make";
import { makeFolder, MOST_OUTPUT, stackProject } from "../servers/theStack";

const COMPOSE_PROJECT_NAME = `${stackProject}-lost`;
const folder = makeFolder();
/** Where the backups go: stands in for a disk that survives the machine. */
const disk = path.join(folder, "disk");
mkdirSync(disk);

jest.setTimeout(900_000);

/** A checkout from which an operator runs a stack; the tests' other stack has its own port. */
function machine(name: string) {
  const checkout = path.join(folder, name);
  const environment = { COMPOSE_PROJECT_NAME, HTTP_PORT: "0" };
  const run = (command: string, ...args: string[]) =>
    execFileSync("docker", ["compose", ...command.split(" "), ...args], {
      cwd: checkout,
      encoding: "utf8",
      stdio: "pipe",
      maxBuffer: MOST_OUTPUT,
      env: { ...process.env, ...environment },
    }).trim();
  return {
    ...copyCheckout(checkout),
    checkout,
    run,
    make: (goal: string, change = {}) => make(goal, { ...environment, ...change }, checkout),
    psql: (sql: string) => run("exec -T database psql -U ridgeline -Atqc", sql),
  };
}
type Machine = ReturnType<typeof machine>;

/** What makes up the site: its content and requests, secrets and settings. */
const siteOf = async ({ psql, make, read, run }: Machine) => ({
  count: psql("SELECT count(*) FROM quote_requests"),
  requests: psql("SELECT md5(string_agg(q::text, ',' ORDER BY id)) FROM quote_requests q"),
  services: psql("SELECT md5(string_agg(s::text, ',' ORDER BY id)) FROM services s"),
  nextId: psql("SELECT last_value FROM pg_sequences WHERE sequencename LIKE 'quote_requests_id%'"),
  token: await make("token"),
  pushKey: run("exec -T api cat /run/ridgeline/push-key"),
  settings: read(".env"),
  business: psql("SELECT details->>'shortName' FROM business"),
});

let fresh: Machine;
let address: Record<string, string>;
afterAll(() => fresh.run("--profile backup down --volumes"));

test("the site is restored on a new machine from address and key alone, within ten minutes", async () => {
  const old = machine("old");
  old.write(".env", `COMPOSE_PROFILES=backup\nRESTIC_REPOSITORY=${disk}\nBACKUP_MOUNT=${disk}\n`);
  await old.make("up");
  expect(statSync(path.join(old.checkout, ".env")).mode & 0o777).toBe(0o600);
  old.psql(`UPDATE business SET details = jsonb_set(details, '{shortName}', '"Oak"')`);
  old.psql(`INSERT INTO quote_requests
      (full_name, phone, service_type, project_details, consent_text, payload_digest)
    SELECT 'Ann ' || n, '7065550199', 'other', repeat('x', 20), 'yes', '' FROM generate_series(1, 3000) n`);
  await old.make("backup-offsite");
  const key = await old.make("backup-key");
  const before = await siteOf(old);
  old.run("--profile backup down --volumes --rmi all");

  fresh = machine("fresh");
  const started = performance.now();
  address = { RESTIC_REPOSITORY: disk, BACKUP_KEY: key, YES: "1" };
  const said = await fresh.make("restore-offsite", address);
  const minutes = (performance.now() - started) / 60_000;

  console.info(`back within ${minutes.toFixed(1)} minutes`);
  expect(said).toMatch(
    /^Restored the site from the backup of \d{4}-\d\d-\d\d \d\d:\d\d:\d\d \(UTC\)\./m,
  );
  expect(await siteOf(fresh)).toEqual(before);
  expect([before.count, before.business]).toEqual(["3000", "Oak"]);
  expect(await fresh.make("backup-key")).toBe(key);
  expect(minutes).toBeLessThan(10);
});

test("no repository is created on an unmounted disk, and a disk that is not writable is named", async () => {
  const mounted = `${disk}-mounted`;
  const backUp = () => expect(fresh.make("backup-offsite")).rejects;
  renameSync(disk, mounted);
  mkdirSync(disk);

  await backUp().toThrow(/The repository is gone\. Is the disk mounted\?/);
  expect(readdirSync(disk)).toEqual([]);
  chownSync(disk, 1000, 1000);
  await backUp().toThrow(
    "BACKUP_MOUNT: the backup container cannot write to this folder; set BACKUP_USER to its owner",
  );
  rmSync(disk, { recursive: true });
  await backUp().toThrow(new RegExp(`path does not exist: ${disk}`));

  renameSync(mounted, disk);
});

test("a restore can replace an existing site; a wrong key changes nothing", async () => {
  const before = await siteOf(fresh);
  fresh.psql("DELETE FROM quote_requests; DELETE FROM services");
  const emptied = await siteOf(fresh);

  const wrong = { ...address, BACKUP_KEY: "0".repeat(48) };
  await expect(fresh.make("restore-offsite", wrong)).rejects.toThrow(
    /The key does not open this repository\.\n[^]*Nothing was changed\./,
  );
  expect(await siteOf(fresh)).toEqual(emptied);

  await fresh.make("restore-offsite", address);
  expect(await siteOf(fresh)).toEqual(before);
});
