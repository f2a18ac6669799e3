import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdirSync } from "node:fs";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { copyCheckout, make, tryMake } from "../servers/make";
import { ROOT } from "../servers/root";
import {
  adminToken,
  call,
  compose,
  containersOf,
  docker,
  isHealthy,
  logOf,
  makeFolder,
  postQuote,
  psql,
  stackProject,
  until,
} from "../servers/theStack";
import { underLoad } from "../servers/underLoad";

const SERVICES = ["api", "backup"];
const folder = makeFolder();
const disk = path.join(folder, "disk");
const settings = {
  COMPOSE_PROFILES: "backup",
  BACKUP_DIR: path.join(folder, "backups"),
  RESTIC_REPOSITORY: disk,
  BACKUP_MOUNT: disk,
  // Each version has a folder of its own.
  TAKE_OVER: "1",
};

jest.setTimeout(600_000);

const readLive = async () => JSON.parse(await (await call("/api/health/live")).text()) as unknown;
const requests = () => Number(psql("SELECT count(*) FROM quote_requests"));
const idsOf = (service: string) => docker("inspect", "-f", "{{.Id}}", ...containersOf(service));
const VOLUMES = '{{range .Mounts}}{{if eq .Type "volume"}}{{println .Name}}{{end}}{{end}}';
const volumesOf = (service: string) =>
  docker("inspect", "-f", VOLUMES, ...containersOf(service)).split(/\s+/);
const offsiteLog = () => containersOf("backup").map(logOf).join("");
const untilBackedUp = () => until(() => offsiteLog().includes("The off-site backup is complete."));
/** The address of the landing page's script. */
const landingScript = async () =>
  /\/assets\/quote-[^" ]+\.js/.exec(await (await call("/")).text())?.[0] ?? "none";

/** Simulates that this version was published more than a month ago. */
const ageSite = () =>
  docker(
    "run",
    "--rm",
    "--network=none",
    `--volume=${stackProject}_site:/site`,
    "postgres:17",
    "find",
    "/site",
    "-type",
    "f",
    "-exec",
    "touch",
    "-d",
    "40 days ago",
    "{}",
    "+",
  );

/** Where each image's build gets further steps, at its end, so that building another version takes only a second. */
const END = { api: "USER node\nEXPOSE 8080\n", web: "USER www-data\nEXPOSE 8080 8443\n" };

/** A checkout of another version. */
function checkoutWith(name: string, steps: { api: string; web?: string }): string {
  const checkout = path.join(folder, name);
  const { read, write } = copyCheckout(checkout);
  let dockerfile = read("Dockerfile");
  for (const image of ["api", "web"] as const)
    dockerfile = dockerfile.replace(END[image], `${steps[image] ?? ""}\n${END[image]}`);
  write("Dockerfile", dockerfile);
  return checkout;
}

/** Renames the form's script, and adds a file of that name to the site. */
const anotherSite = (release: string) => `cd services/web/dist \\
 && for file in site/assets/quote-*; do mv $file $(echo $file | sed s/quote-/quote-${release}-/); done \\
 && sed -i -E 's#/quote-([^" ]+\\.js)#/quote-${release}-\\1#g' documents/build.json \\
 && echo ${release} >site/release.txt && cd ../../..`;
/** nginx checks a file again after 2 s. */
const untilPublished = (release: string) =>
  until(async () => (await (await call("/release.txt")).text()) === `${release}\n`);

/** Runs `make` in this checkout, while visitors use the stack. */
async function makeUnderLoad(target: string, checkout: string, change: NodeJS.ProcessEnv = {}) {
  let result = { code: 0, printed: "", said: "" };
  let stored = 0;
  const store = async () => {
    const answer = await postQuote();
    if (answer.status === 201) stored += 1;
    return answer;
  };
  const pages = ["/", "/privacy", "/api/services", "/api/health/ready"];
  const visits = [
    ...pages.map((page) => () => call(page)),
    async () => call(await landingScript()),
  ];
  const load = await underLoad([...visits, store], 4, 60, async (sent) => {
    result = await tryMake(target, { ...settings, ...change }, checkout);
    await until(() => sent() > 3000, 600_000);
  });
  console.info(`${load.count} requests, p99 ${load.p99} ms, ${load.failures.length} failed`);
  return { ...result, ...load, stored };
}

let first: { ids: string[]; web: string; script: string; requests: number; replicas: number };
let upgraded: Awaited<ReturnType<typeof makeUnderLoad>>;
beforeAll(async () => {
  mkdirSync(disk);
  await make("up", settings);
  await untilBackedUp();
  first = {
    ids: SERVICES.map(idsOf),
    web: idsOf("web"),
    script: await landingScript(),
    requests: requests(),
    replicas: containersOf("api").length,
  };
  ageSite();
  const api = `RUN sed -i 's/status: "live"/&, release: 2/' services/api/dist/main.js && ${anotherSite("two")}`;
  upgraded = await makeUnderLoad("up", checkoutWith("new", { api }));
});

test("during an upgrade no request fails, and every stored one is kept", () => {
  const { code, said, failures, stored } = upgraded;
  expect({ code, said }).toMatchObject({ code: 0 });
  expect(said).toMatch(/^http:\/\/localhost:\d+ is running, version .*$/m);
  expect(failures).toEqual([]);
  expect(requests()).toBe(first.requests + stored);
});

test("afterwards the new version runs with as many replicas as before, and no image or volume is left over", async () => {
  const ours = `--filter=label=com.docker.compose.project=${stackProject}`;
  expect(await readLive()).toEqual({ status: "live", release: 2 });
  expect(containersOf("api")).toHaveLength(first.replicas);
  SERVICES.forEach((service, index) => expect(idsOf(service)).not.toBe(first.ids[index]));
  expect(docker("images", "--quiet", "--filter=dangling=true", ours)).toBe("");
  // An unnamed one would stay when its container is replaced.
  for (const volume of SERVICES.flatMap(volumesOf)) expect(volume).toContain(stackProject);
});

test("nginx was not replaced, and pages of both versions find their scripts until a month later", async () => {
  await untilPublished("two");
  const script = await landingScript();
  const statuses = async () =>
    Promise.all([first.script, script].map(async (one) => (await call(one)).status));

  expect(idsOf("web")).toBe(first.web);
  expect(script).toContain("quote-two-");
  expect(await statuses()).toEqual([200, 200]);
  ageSite();
  compose("run", "--rm", "--no-deps", "prepare", "bash", "deploy/publishSite.sh");
  await until(async () => String(await statuses()) === "404,200");
});

test("the upgrade made a backup first; the new container makes the next one, in the same repository", async () => {
  const run = (...command: string[]) => docker("exec", ...containersOf("backup"), ...command);
  expect(run("ls", "/backups")).toMatch(/^ridgeline-\w+\.dump$/m);
  const fullName = `Ann ${randomUUID()}`;
  await postQuote(undefined, { fullName });

  const dump = run("bash", "/usr/local/lib/ridgeline/backup.sh", "dump");

  expect(run("pg_restore", "--file=-", "--table=quote_requests", `/backups/${dump}`)).toContain(
    fullName,
  );
  await untilBackedUp();
  expect(offsiteLog()).not.toContain("Created the repository");
});

test("a new version that does not start replaces nothing, even after its migration, and no request fails", async () => {
  const probe = '{ name: "999_probe", up: (knex) => knex.raw("CREATE TABLE probe ()") }';
  const api = `RUN sed -i 's/{ name: "004_notifications"/${probe}, &/' services/api/dist/cli.js \\
 && echo 'throw new Error("Broken");' >services/api/dist/main.js && ${anotherSite("broken")}`;
  const script = await landingScript();
  const checkout = checkoutWith("broken", { api });

  const { code, said, failures } = await makeUnderLoad("up", checkout);

  expect({ code, said }).toMatchObject({ code: 2 });
  expect(said).toContain("Error: Broken");
  expect(said).toContain(
    "The new container of api is not healthy (its log is above): the old one keeps running.",
  );
  expect(failures).toEqual([]);
  expect(psql("SELECT count(*) FROM migrations WHERE name = '999_probe'")).toBe("1");
  expect(await readLive()).toEqual({ status: "live", release: 2 });
  expect(containersOf("api")).toHaveLength(first.replicas);
  for (const container of containersOf("api")) expect(isHealthy(container)()).toBe(true);

  // A month later, tried once more: the running version keeps its files.
  ageSite();
  expect(await tryMake("up", settings, checkout)).toMatchObject({ code: 2 });
  await wait(3000); // nginx checks a file again after 2 s
  expect((await call(script)).status).toBe(200);
});

test("the way back is the version before and make up, also when the newer one has migrated; again changes nothing", async () => {
  const { code, said, failures } = await makeUnderLoad("up", ROOT);

  expect({ code, said, failures }).toMatchObject({ code: 0, failures: [] });
  expect(await readLive()).toEqual({ status: "live" });
  const ids = () => ["api", "web", "database", "backup"].map(idsOf);
  const before = ids();
  await make("up", settings);
  expect(ids()).toEqual(before);
});

describe("with a new nginx", () => {
  let checkout: string;

  test("make up takes over within seconds, and every stored request is kept", async () => {
    const before = requests();
    checkout = checkoutWith("nginx", {
      api: `RUN ${anotherSite("three")}`,
      web: "RUN touch /etc/another",
    });

    const { code, failures, gap, stored } = await makeUnderLoad("up", checkout);

    expect(code).toBe(0);
    // Only refused connections.
    expect(failures.filter((failure) => !failure.startsWith("TypeError"))).toEqual([]);
    expect(gap).toBeLessThan(5000);
    expect(requests()).toBeGreaterThanOrEqual(before + stored);
    expect(idsOf("web")).not.toBe(first.web);
    await untilPublished("three");
  });

  test("make up applies a changed setting and removes containers of a dropped profile, without a failed request", async () => {
    const before = ["web", "database"].map(idsOf);
    const change = { COMPOSE_PROFILES: "", QUOTE_LIMIT: "99999" };

    const { code, failures } = await makeUnderLoad("up", checkout, change);

    expect({ code, failures }).toEqual({ code: 0, failures: [] });
    const limits = containersOf("api").map((api) => docker("exec", api, "printenv", "QUOTE_LIMIT"));
    expect(limits).toEqual(Array.from({ length: first.replicas }, () => "99999"));
    expect(["web", "database"].map(idsOf)).toEqual(before);
    expect(compose("ps", "--all", "--services")).not.toMatch(/^backup$/m);
  });

  test.each(["SIGHUP", "SIGKILL"] as const)(
    "after a %s while nginx was replaced, make up goes on",
    async (signal) => {
      const [old = ""] = containersOf("web");
      const change = {
        ...settings,
        COMPOSE_PROFILES: "",
        TRUSTED_PROXY: `10.0.0.0/${signal.length}`,
      };
      const env = { ...process.env, COMPOSE_PROJECT_NAME: stackProject, ...change };
      const options = { cwd: checkout, env, detached: true, stdio: "ignore" } as const;
      const { pid = 0 } = spawn("make", ["up"], options);
      await until(() => docker("inspect", "-f", "{{.State.Running}}", old) === "false", 300_000);

      process.kill(-pid, signal);

      if (signal === "SIGHUP") await until(() => String(containersOf("web")) === old);
      await until(async () => (await make("up", change, checkout)) !== "", 120_000); // once the first has ended
      expect(containersOf("web")).toHaveLength(1);
      const [web = ""] = containersOf("web");
      expect(docker("exec", web, "printenv", "TRUSTED_PROXY")).toBe(change.TRUSTED_PROXY);
      expect(compose("ps", "--all", "--quiet", "web").split("\n")).toHaveLength(1);
    },
  );

  test("make token NEW=1 replaces the admin token without a failed request", async () => {
    const statusWith = async (token: string) => {
      const headers = { Authorization: `Bearer ${token}` };
      return (await call("/api/admin/services", { headers })).status;
    };

    const { code, printed, failures } = await makeUnderLoad("token NEW=1", checkout);

    expect({ code, failures }).toEqual({ code: 0, failures: [] });
    expect(printed).toMatch(/^[\da-f]{48}$/);
    expect([await statusWith(adminToken), await statusWith(printed)]).toEqual([401, 200]);
  });
});
