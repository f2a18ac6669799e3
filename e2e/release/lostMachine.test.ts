import { execFileSync } from "node:child_process";
import { chownSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { copyCheckout } from "../servers/copyCheckout";
import { docker, MOST_OUTPUT, stackProject, until } from "../servers/theStack";

const ROWS = 3000;
const project = `${stackProject}-lost`;
const folder = mkdtempSync(path.join(tmpdir(), "ridgeline-lost-"));
/** Where the backups go: stands in for a disk that survives the machine. */
const disk = path.join(folder, "disk");
mkdirSync(disk);

jest.setTimeout(900_000);

afterAll(() => {
  docker("compose", "-p", project, "--profile", "*", "down", "--volumes");
  removeImages();
  rmSync(folder, { recursive: true });
});

function removeImages(): void {
  const named = ["--format", "{{.Repository}}:{{.Tag}}", `--filter=reference=${project}-*`];
  const images = docker("images", ...named)
    .split("\n")
    .filter(Boolean);
  if (images.length > 0) docker("rmi", ...images);
}

/** A checkout from which an operator runs a stack. */
function machineOf(stack: string, name: string) {
  const checkout = path.join(folder, name);
  const { read, write } = copyCheckout(checkout);
  const run = (program: string, args: string[], change: Record<string, string> = {}) =>
    execFileSync(program, args, {
      cwd: checkout,
      encoding: "utf8",
      stdio: "pipe",
      maxBuffer: MOST_OUTPUT,
      env: {
        ...process.env,
        COMPOSE_PROJECT_NAME: stack,
        HTTP_PORT: "0", // the other stack has its own
        ...change,
      },
    });
  return {
    make: (goal: string, change?: Record<string, string>) =>
      run("make", ["--silent", goal], change),
    compose: (...args: string[]) => run("docker", ["compose", ...args]),
    read,
    write,
    isHealthy: () =>
      run("docker", "compose exec -T api node services/api/dist/cli.js health".split(" ")),
    psql: (sql: string) =>
      run("docker", [..."compose exec -T database psql -U ridgeline -Atqc".split(" "), sql]).trim(),
  };
}

function oldMachine(): Machine {
  const old = machineOf(project, "old");
  const place = `RESTIC_REPOSITORY=${disk}\nBACKUP_MOUNT=${disk}\n`;
  old.write(".env", `COMPOSE_PROFILES=backup\n${place}`);
  old.make("up");
  old.psql(`UPDATE business SET details = jsonb_set(details, '{shortName}', '"Oak"')`);
  return old;
}

function lose(old: Machine): void {
  old.compose("down", "--volumes");
  removeImages();
}
type Machine = ReturnType<typeof machineOf>;

/** What makes up the site: its content and requests, secrets and settings. */
const siteOf = ({ psql, make, read, compose }: Machine) => ({
  count: psql("SELECT count(*) FROM quote_requests"),
  requests: psql("SELECT md5(string_agg(q::text, ',' ORDER BY id)) FROM quote_requests q"),
  services: psql("SELECT md5(string_agg(s::text, ',' ORDER BY id)) FROM services s"),
  nextId: psql("SELECT last_value FROM pg_sequences WHERE sequencename LIKE 'quote_requests_id%'"),
  token: make("token"),
  pushKey: compose("exec", "-T", "api", "cat", "/run/ridgeline/push-key"),
  settings: read(".env"),
  business: psql("SELECT details->>'shortName' FROM business"),
});

let fresh: Machine;
let address: Record<string, string>;

test("the site is restored on a new machine from address and key alone, within ten minutes", () => {
  const old = oldMachine();
  old.psql(`INSERT INTO quote_requests
      (full_name, phone, service_type, project_details, consent_text, payload_digest)
    SELECT 'Ann ' || n, '7065550199', 'other', repeat('x', 20), 'yes', '' FROM generate_series(1, ${ROWS}) n`);
  old.make("backup-offsite");
  const key = old.make("backup-key").trim();
  const before = siteOf(old);
  lose(old);

  fresh = machineOf(project, "fresh");
  const started = performance.now();
  address = { RESTIC_REPOSITORY: disk, BACKUP_KEY: key, YES: "1" };
  const said = fresh.make("restore-offsite", address);
  const minutes = (performance.now() - started) / 60_000;

  console.info(`back within ${minutes.toFixed(1)} minutes`);
  expect(said).toMatch(
    /^Restored the site from the backup of \d{4}-\d\d-\d\d \d\d:\d\d:\d\d \(UTC\)\./m,
  );
  expect(siteOf(fresh)).toEqual(before);
  expect(before.business).toBe("Oak");
  expect(fresh.isHealthy()).toBe("");
  expect(fresh.make("backup-key").trim()).toBe(key);
  expect(minutes).toBeLessThan(10);
});

test("no repository is created on an unmounted disk, and a disk that is not writable is named", () => {
  const mounted = `${disk}-mounted`;
  renameSync(disk, mounted);
  mkdirSync(disk);

  expect(() => fresh.make("backup-offsite")).toThrow(
    /The repository is gone\. Is the disk mounted\?/,
  );
  expect(readdirSync(disk)).toEqual([]);
  chownSync(disk, 1000, 1000);
  expect(() => fresh.make("backup-offsite")).toThrow(
    "BACKUP_MOUNT: the backup container cannot write to this folder; set BACKUP_USER to its owner",
  );
  rmSync(disk, { recursive: true });
  expect(() => fresh.make("backup-offsite")).toThrow(new RegExp(`path does not exist: ${disk}`));

  renameSync(mounted, disk);
});

const locks = () => readdirSync(path.join(disk, "locks"));

test("a restore can replace an existing site; a wrong key changes nothing", () => {
  const before = siteOf(fresh);
  fresh.psql("DELETE FROM quote_requests; DELETE FROM services");
  const emptied = siteOf(fresh);

  expect(() => fresh.make("restore-offsite", { ...address, BACKUP_KEY: "0".repeat(48) })).toThrow(
    /The key does not open this repository\.\n[^]*Nothing was changed\./,
  );
  expect(siteOf(fresh)).toEqual(emptied);

  fresh.make("restore-offsite", address);
  expect(siteOf(fresh)).toEqual(before);
});

test("a killed backup leaves no lock that delays the next one", async () => {
  const name = `${project}-killed`;
  const script = "sleep 600 | RESTIC_PASSWORD_FILE=/var/lib/ridgeline/key restic backup --stdin";
  const container = ["run", "--detach", "--no-deps", "--name", name, "--entrypoint", "bash"];
  fresh.compose(...container, "backup", "-c", script);
  await until(() => locks().length > 0);
  docker("kill", name);
  docker("rm", "--volumes", name);
  // So that old backups are removed, which needs an exclusive lock.
  fresh.compose(
    "run",
    "--rm",
    "--no-deps",
    "--entrypoint",
    "rm",
    "backup",
    "/var/lib/ridgeline/thinned",
  );

  const started = performance.now();
  fresh.make("backup-offsite");

  expect(performance.now() - started).toBeLessThan(60_000);
  expect(locks()).toEqual([]);
});
