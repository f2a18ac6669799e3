import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { repository, startBackupTarget, stopBackupTarget } from "../servers/backupTarget";
import { copyCheckout } from "../servers/copyCheckout";
import { makeMeanwhile } from "../servers/make";
import { ROOT } from "../servers/root";
import { startLoad } from "../servers/startLoad";
import {
  call,
  compose,
  containersOf,
  docker,
  isHealthy,
  logOf,
  postQuote,
  psql,
  stackProject,
  until,
} from "../servers/theStack";

const SERVICES = ["api", "backup"];
/** Renames the form's script, and adds a file of that name to the site. */
const anotherSite = (release: string) => `cd services/web/dist \\
 && for file in site/assets/form-*; do mv $file $(echo $file | sed s/form-/form-${release}-/); done \\
 && sed -i -E 's/form-([^" ]+\\.js)/form-${release}-\\1/g' documents/build.json \\
 && echo ${release} >site/release.txt && cd ../../..`;
const folder = mkdtempSync(path.join(tmpdir(), "ridgeline-upgrade-"));

jest.setTimeout(600_000);

/** With the backup profile on. Only the backup container knows the repository, since other tests' API must have none. */
const services = { backup: { environment: { RESTIC_REPOSITORY: repository } } };
const offsiteFile = path.join(folder, "offsite.json");
const profile = {
  COMPOSE_FILE: `${process.env["COMPOSE_FILE"]}:${offsiteFile}`,
  COMPOSE_PROFILES: "backup",
  BACKUP_DIR: path.join(folder, "backups"),
};

async function startBackups(): Promise<void> {
  const up = ["up", "-d", "--wait", "--no-build", "--no-deps", ...SERVICES];
  execFileSync("docker", ["compose", "-p", stackProject, ...up], {
    cwd: ROOT,
    env: { ...process.env, ...profile },
    stdio: "pipe",
  });
  await untilBackedUp();
}

const readLive = async () => JSON.parse(await (await call("/api/health/live")).text()) as unknown;
const requests = () => Number(psql("SELECT count(*) FROM quote_requests"));
const idsOf = (service: string) => docker("inspect", "-f", "{{.Id}}", ...containersOf(service));
const VOLUMES = '{{range .Mounts}}{{if eq .Type "volume"}}{{println .Name}}{{end}}{{end}}';
const volumesOf = (service: string) =>
  docker("inspect", "-f", VOLUMES, ...containersOf(service))
    .split("\n")
    .filter(Boolean);
const offsiteLog = () => containersOf("backup").map(logOf).join("");
const untilBackedUp = () => until(() => offsiteLog().includes("The off-site backup is complete."));

const landingScript = async () => scriptOf(await (await call("/")).text());
/** nginx checks a file again after 2 s. */
const untilPublished = (release: string) =>
  until(async () => (await (await call("/release.txt")).text()) === `${release}\n`);

/** Simulates that this version was published this many days ago. */
const ageSite = (days: number) =>
  docker(
    ...["run", "--rm", "--network=none", `--volume=${stackProject}_site:/site`, "postgres:17"],
    ...["find", "/site", "-type", "f", "-exec", "touch", "-d", `${days} days ago`, "{}", "+"],
  );

let before: { ids: string[]; web: string; script: string; requests: number; replicas: number };
let upgraded: Awaited<ReturnType<typeof upgradeStack>>;
beforeAll(async () => {
  writeFileSync(offsiteFile, JSON.stringify({ services }));
  startBackupTarget();
  await startBackups();
  before = {
    ids: SERVICES.map(idsOf),
    web: idsOf("web"),
    script: await landingScript(),
    requests: requests(),
    replicas: containersOf("api").length,
  };
  ageSite(40);
  upgraded = await upgradeStack(
    path.join(folder, "new"),
    {
      api: `RUN sed -i 's/status: "live"/&, release: 2/' services/api/dist/main.js && ${anotherSite("two")}`,
    },
    profile,
  );
});
afterAll(() => {
  compose("--profile", "backup", "rm", "--force", "--stop", "backup");
  stopBackupTarget();
  rmSync(folder, { recursive: true });
});

test("during an upgrade no request fails, and every stored one is kept", () => {
  const { code, said, count, failures, stored } = upgraded;
  expect({ code, said }).toMatchObject({ code: 0 });
  expect(said).toMatch(/^http:\/\/localhost:\d+ is running, version .*$/m);
  expect(failures).toEqual([]);
  expect(count).toBeGreaterThanOrEqual(MIN_REQUESTS);
  expect(requests()).toBe(before.requests + stored);
});

test("afterwards the new version runs with as many replicas as before, and no image or volume is left over", async () => {
  const ours = `--filter=label=com.docker.compose.project=${stackProject}`;
  expect(await readLive()).toEqual({ status: "live", release: 2 });
  await untilPublished("two");
  expect(containersOf("api")).toHaveLength(before.replicas);
  SERVICES.forEach((service, index) => expect(idsOf(service)).not.toBe(before.ids[index]));
  expect(docker("images", "--quiet", "--filter=dangling=true", ours)).toBe("");
  // An unnamed one would stay when its container is replaced.
  expect(SERVICES.flatMap(volumesOf).filter((name) => !name.startsWith(stackProject))).toEqual([]);
});

test("nginx was not replaced, and pages of both versions find their scripts", async () => {
  const script = await landingScript();

  expect(idsOf("web")).toBe(before.web);
  expect(script).toContain("form-two-");
  for (const one of [before.script, script]) expect((await call(one)).status).toBe(200);
});

test("scripts of a version that was replaced more than a month ago are gone", async () => {
  ageSite(40);
  compose("run", "--rm", "--no-deps", "site");

  const statuses = async () => [
    (await call(before.script)).status,
    (await call(await landingScript())).status,
  ];
  await until(async () => String(await statuses()) === "404,200");
});

test("the upgrade made a backup first, and the new container makes the next dump", async () => {
  const run = (...command: string[]) =>
    docker("exec", ...containersOf("backup"), ...command).trim();
  expect(run("ls", "/backups")).toMatch(/^ridgeline-\w+\.dump$/m);
  const fullName = `Ann ${randomUUID()}`;
  await postQuote(undefined, { fullName });

  const dump = run("bash", "/usr/local/lib/ridgeline/backup.sh", "dump");

  expect(run("pg_restore", "--file=-", "--table=quote_requests", `/backups/${dump}`)).toContain(
    fullName,
  );
});

test("the new container continues in the same repository with the same key", async () => {
  await untilBackedUp();
  expect(offsiteLog()).not.toContain("Created the repository");
});

test("a new version that does not start replaces nothing, even after its migration, and no request fails", async () => {
  const probe = '{ name: "999_probe", up: (knex) => knex.raw("CREATE TABLE probe ()") }';
  const { code, said, failures } = await upgradeStack(
    path.join(folder, "broken"),
    {
      api: `RUN sed -i 's/{ name: "004_notifications"/${probe}, &/' services/api/dist/cli.js \\
 && echo 'throw new Error("Broken");' >services/api/dist/main.js`,
    },
    profile,
  );

  expect({ code, said }).toMatchObject({ code: 2 });
  expect(said).toContain("Error: Broken");
  expect(said).toContain(
    "The new container of api is not healthy (its log is above): the old one keeps running.",
  );
  expect(failures).toEqual([]);
  expect(psql("SELECT count(*) FROM migrations WHERE name = '999_probe'")).toBe("1");
  expect(await readLive()).toEqual({ status: "live", release: 2 });
  expect(containersOf("api")).toHaveLength(before.replicas);
  for (const container of containersOf("api")) expect(isHealthy(container)()).toBe(true);
});

test("the way back is the version before and make up, also when the newer one has migrated", async () => {
  const { code, failures } = await makeUnderLoad("up", path.join(folder, "new"), profile);

  expect({ code, failures }).toEqual({ code: 0, failures: [] });
  expect(await readLive()).toEqual({ status: "live", release: 2 });
  psql("DROP TABLE probe; DELETE FROM migrations WHERE name = '999_probe'");
});

test("make up with nothing changed says so within seconds, and replaces nothing", async () => {
  const ids = ["api", "web", "database", "backup"].map(idsOf);
  const started = performance.now();

  const { code, said } = await makeMeanwhile("up", profile, path.join(folder, "new"));

  console.info(`nothing changed: ${((performance.now() - started) / 1000).toFixed(1)} s`);
  expect({ code, said }).toEqual({
    code: 0,
    said: expect.stringMatching(
      /^Nothing changed: http:\/\/localhost:\d+ is up to date\.$/m,
    ) as string,
  });
  expect(["api", "web", "database", "backup"].map(idsOf)).toEqual(ids);
});

describe("a new nginx", () => {
  const checkout = path.join(folder, "nginx");

  test("takes over within seconds, and every stored request is kept", async () => {
    const stored = requests();
    const upgrade = await upgradeStack(
      checkout,
      { api: `RUN ${anotherSite("three")}`, web: "RUN touch /etc/another" },
      profile,
    );

    expect(upgrade).toMatchObject({ code: 0 });
    expect(upgrade.failures).toHaveLength(upgrade.unanswered);
    expect(upgrade.gap).toBeLessThan(5000);
    expect(upgrade.longest).toBeLessThan(2000); // nobody waits long
    expect(requests()).toBeGreaterThanOrEqual(stored + upgrade.stored);
    expect(idsOf("web")).not.toBe(before.web);
    await untilPublished("three");
  });
});

describe("without a failed request", () => {
  const checkout = path.join(folder, "nginx");

  test("`make up` applies a changed API setting, and removes containers of a dropped profile", async () => {
    const [web, database] = [idsOf("web"), idsOf("database")];
    const { code, failures } = await makeUnderLoad("up", checkout, {
      ...profile,
      COMPOSE_PROFILES: "",
      QUOTE_LIMIT: "99999",
    });

    expect({ code, failures }).toEqual({ code: 0, failures: [] });
    for (const api of containersOf("api")) {
      expect(docker("exec", api, "printenv", "QUOTE_LIMIT")).toBe("99999\n");
    }
    expect(containersOf("api")).toHaveLength(before.replicas);
    expect([idsOf("web"), idsOf("database")]).toEqual([web, database]);
    const others = docker("ps", "--all", "--format={{.Names}}", `--filter=name=${stackProject}-`);
    expect(others).not.toMatch(/-backup-\d+$/m);
  });

  test("`make token NEW=1` replaces the admin token", async () => {
    const statusWith = async (token: string) => {
      const headers = { Authorization: `Bearer ${token}` };
      return (await call("/api/admin/services", { headers })).status;
    };
    const former = process.env["STACK_ADMIN_TOKEN"] ?? "";

    const { code, said, failures } = await makeUnderLoad("token NEW=1", checkout, profile);

    expect({ code, failures }).toEqual({ code: 0, failures: [] });
    const token = said.trim();
    expect(token).toMatch(/^[\da-f]{48}$/);
    expect([await statusWith(former), await statusWith(token)]).toEqual([401, 200]);
  });
});

const MIN_REQUESTS = 3000;

/** Steps added at the end of an image's build, so that building the new version takes only a second. */
type Additions = { api?: string; web?: string };

const BEFORE = { api: "USER node\nEXPOSE 8080\n", web: "USER www-data\nEXPOSE 8080 8443\n" };

/** Runs `make up` on the running stack, in a checkout of another version, under load. */
async function upgradeStack(
  checkout: string,
  additions: Additions,
  environment: NodeJS.ProcessEnv,
) {
  const { read, write } = copyCheckout(checkout);
  let dockerfile = read("Dockerfile");
  for (const image of ["api", "web"] as const) {
    dockerfile = dockerfile.replace(BEFORE[image], `${additions[image] ?? ""}\n${BEFORE[image]}`);
  }
  write("Dockerfile", dockerfile);
  return makeUnderLoad("up", checkout, environment);
}

/** Runs `make` with this target, while visitors use the stack. */
async function makeUnderLoad(target: string, checkout: string, environment: NodeJS.ProcessEnv) {
  let stored = 0;
  const store = async () => {
    const answer = await postQuote();
    if (answer.status === 201) stored += 1;
    return answer;
  };
  const script = async () => call(scriptOf(await (await call("/")).text()));
  const requests = [...ADDRESSES.map((address) => () => call(address)), store, script];
  const unanswered: { at: number; waited: number }[] = [];
  const load = startLoad(
    requests.map((request) => async () => {
      const started = performance.now();
      try {
        return await request();
      } catch (error) {
        const at = performance.now();
        unanswered.push({ at, waited: at - started });
        throw error;
      }
    }),
    4,
    60,
  );
  const result = await makeMeanwhile(target, environment, checkout);
  while (load.sent() < MIN_REQUESTS) await wait(100);
  const { count, failures, quantile } = await load.stop();
  /** Milliseconds from the first unanswered request to the last. */
  const gap = Math.round((unanswered.at(-1)?.at ?? 0) - (unanswered[0]?.at ?? 0));
  console.info(
    `${count} requests, p99 ${Math.round(quantile(0.99))} ms, ${failures.length} failed within ${gap} ms`,
  );
  const longest = Math.max(0, ...unanswered.map(({ waited }) => waited));
  return { ...result, count, failures, unanswered: unanswered.length, longest, gap, stored };
}

const ADDRESSES = ["/", "/privacy", "/api/services", "/api/health/ready"];

/** The address of the landing page's script. */
const scriptOf = (page: string) => /\/assets\/form-[^" ]+\.js/.exec(page)?.[0] ?? "none";
