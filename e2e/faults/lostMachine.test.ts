import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import {
  createOffsite,
  removeOffsite,
  startBackupTarget,
  type BackupTarget,
} from "../servers/backupTarget";
import { copyCheckout } from "../servers/copyCheckout";
import { docker, isFull, MOST_OUTPUT, stackProject, until } from "../servers/theStack";

const ROWS = isFull ? 3000 : 100;
const project = `${stackProject}-lost`;
const network = `${project}_offsite`;
const folder = mkdtempSync(path.join(tmpdir(), "ridgeline-lost-"));

jest.setTimeout(900_000);

let target: BackupTarget;
beforeAll(() => {
  target = startBackupTarget(`${project}-target`);
});
afterAll(() => {
  target.stop();
  docker("compose", "-p", project, "--profile", "*", "down", "--volumes");
  removeImages();
  if (!isFull) removeOffsite();
  rmSync(folder, { recursive: true });
});

function removeImages(): void {
  const named = ["--format", "{{.Repository}}:{{.Tag}}", `--filter=reference=${project}-*`];
  const images = docker("images", ...named)
    .split("\n")
    .filter(Boolean);
  if (images.length > 0) docker("rmi", ...images);
}

/** A checkout, from which an operator runs that stack. */
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
      run("docker", "compose exec -T api node services/api/dist/commands/health.js".split(" ")),
    psql: (sql: string) =>
      run("docker", [..."compose exec -T database psql -U ridgeline -Atqc".split(" "), sql]).trim(),
  };
}

/** A machine that has only a checkout, and reaches the place of the backups. */
function newMachine(name: string): Machine {
  const machine = machineOf(project, name);
  // The network is there before the backup needs the target; the image is not.
  machine.compose("up", "--no-start", "--no-deps", "--build", "offsite");
  target.connect(network);
  machine.compose("--profile", "backup", "rm", "--force", "offsite");
  removeImages();
  return machine;
}

/** In the short version that of the tests' stack, which goes on living. */
function oldMachine(): Machine {
  const old = isFull ? newMachine("old") : machineOf(stackProject, "old");
  old.write(".env", `COMPOSE_PROFILES=backup\nBACKUP_REPOSITORY=${target.repository}\n`);
  if (isFull) {
    old.make("up");
    old.psql(`UPDATE business SET details = jsonb_set(details, '{shortName}', '"Oak"')`);
  } else {
    createOffsite(target);
  }
  return old;
}

function lose(old: Machine): void {
  if (!isFull) return;
  target.disconnect(network);
  old.compose("down", "--volumes");
}
type Machine = ReturnType<typeof machineOf>;

/** What makes the site: its content and requests, secrets and settings. */
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

test("the site comes back on a machine that never saw it, with address and key alone, within ten minutes", () => {
  const old = oldMachine();
  old.psql(`INSERT INTO quote_requests
      (full_name, phone, service_type, project_details, consent_text, payload_digest)
    SELECT 'Ann ' || n, '7065550199', 'other', repeat('x', 20), 'yes', '' FROM generate_series(1, ${ROWS}) n`);
  old.make("backup-offsite");
  const key = old.make("backup-key").trim();
  const before = siteOf(old);
  lose(old);

  fresh = newMachine("fresh");
  const started = performance.now();
  address = { BACKUP_REPOSITORY: target.repository, BACKUP_KEY: key, YES: "1" };
  const said = fresh.make("restore-offsite", address);
  const minutes = (performance.now() - started) / 60_000;

  console.info(`back within ${minutes.toFixed(1)} minutes`);
  expect(said).toMatch(/^The site is back as of \d{4}-\d\d-\d\d \d\d:\d\d:\d\d \(UTC\)\./m);
  expect(siteOf(fresh)).toEqual(before);
  expect(before.business).toBe(isFull ? "Oak" : "Ridgeline");
  expect(fresh.isHealthy()).toBe("");
  expect(fresh.make("backup-key").trim()).toBe(key);
  expect(minutes).toBeLessThan(10);
});

// Too long for `make test`.
if (isFull) {
  test("it comes back over an existing site too; a wrong key changes nothing", () => {
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

  test("a backup that was killed leaves no lock that delays the next one", async () => {
    const name = `${project}-killed`;
    const script =
      ". /usr/local/lib/ridgeline/repository.sh; sleep 600 | repository backup --stdin --tag killed";
    const container = ["run", "--detach", "--no-deps", "--name", name, "--entrypoint", "bash"];
    fresh.compose(...container, "offsite", "-c", script, "/usr/local/lib/ridgeline/killed");
    await until(() => Promise.resolve(target.locks().length > 0));
    docker("kill", name);
    docker("rm", name);
    // So that old backups are removed, which needs the repository for itself.
    fresh.compose(
      "run",
      "--rm",
      "--no-deps",
      "--entrypoint",
      "rm",
      "offsite",
      "/var/lib/ridgeline/thinned",
    );

    const started = performance.now();
    fresh.make("backup-offsite");

    expect(performance.now() - started).toBeLessThan(60_000);
    expect(target.locks()).toEqual([]);
  });
}
