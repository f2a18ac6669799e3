import { spawnSync } from "node:child_process";
import { closeSync, openSync } from "node:fs";
import { makeCheckout, makeFolder, makeWith } from "./fakeDocker";

let here: string;
beforeEach(() => {
  here = makeCheckout();
});

/** A Docker with a site that was started in one folder, or whose record names one. */
const dockerWith = (site: { startedIn?: string; record?: string; isStopped?: boolean }) => `
case "$*" in
  *' config') echo 'name: oak' ;;
  *working_dir*) ${site.isStopped ? ":" : `echo '${site.startedIn ?? ""}'`} ;;
  'ps --all --quiet '*) ${site.isStopped ? ":" : "echo 1"} ;;
  'volume ls '*) echo oak_database ;;
  'volume inspect '*) ${site.record === undefined ? "exit 1" : `echo '${site.record}'`} ;;
esac`;

const run = (target: string, site: Parameters<typeof dockerWith>[0]) =>
  makeWith(target, { docker: dockerWith(site) }, {}, here);

const CHANGES = /\b(up|down|build|pull|run|exec|stop|rm|restart|create)\b/;

/** What no other command may run beside. */
const ALONE = [
  "up",
  "upgrade",
  "down",
  "remove YES=1",
  "token NEW=1",
  "restore FILE=a.dump",
  "restore-offsite",
];

describe.each([
  ...ALONE,
  "backup",
  "backup-offsite",
  "backup-key",
  "token",
  "import FILE=a.json",
  "delete-request ID=1",
])("make %s", (target) => {
  test("changes nothing of a site that belongs to another folder, and names that folder", async () => {
    const { code, said, calls } = await run(target, { startedIn: makeFolder() });

    expect(said).toMatch(
      /^The site "oak" on this machine belongs to the checkout in \S+ridgeline-/,
    );
    expect(said).toContain("make up TAKE_OVER=1");
    expect(code).toBe(2);
    expect(calls).not.toMatch(CHANGES);
  });
});

test.each(ALONE)(
  "while another command changes the site, make %s changes nothing and says so",
  async (target) => {
    const lock = openSync(here, "r");
    spawnSync("flock", ["-n", "3"], { stdio: ["ignore", "ignore", "ignore", lock] });

    const { code, said, calls } = await run(target, { startedIn: here });

    closeSync(lock);
    expect(said).toMatch(/^Another command is changing this site: /);
    expect(code).toBe(2);
    expect(calls).not.toMatch(CHANGES);
  },
);

const elsewhere = "/srv/a";

test.each([
  ["of this folder", "down", { startedIn: "here" }, true],
  ["recorded here, started elsewhere", "down", { startedIn: elsewhere, record: "here" }, true],
  ["recorded elsewhere, and stopped", "down", { record: elsewhere, isStopped: true }, false],
  ["not recorded, and stopped", "down", { isStopped: true }, true],
  ["started elsewhere", "down TAKE_OVER=1", { startedIn: elsewhere }, true],
])("a site %s: make %s", async (_, target, site, isDone) => {
  const names = Object.entries(site).map(([key, name]) => [key, name === "here" ? here : name]);
  const { code, calls } = await run(target, Object.fromEntries(names) as typeof site); // with the folder's name

  expect(code).toBe(isDone ? 0 : 2);
  expect(calls.includes("compose --profile * down --remove-orphans")).toBe(isDone);
});

test("a record of a site of which only the off-site backup's key is left is removed", async () => {
  const gone = `case "$*" in
    *' config') echo 'name: oak' ;;
    'volume ls '*) echo oak_offsite ;;
    'volume inspect '*) exit 1 ;;
  esac`;

  const { code, calls } = await makeWith("down", { docker: gone });

  expect(code).toBe(0);
  expect(calls).toMatch(/^volume rm --force oak_checkout$/m);
});

test("make remove asks first", async () => {
  const { said, calls } = await run("remove", { startedIn: here });

  expect(said).toContain("Nothing was changed.");
  expect(calls).not.toMatch(CHANGES);
});

test("make remove finds what Compose does not know, deletes it, says what is left, and then ends with 1", async () => {
  const docker = (networkInUse: boolean) => `
case "$*" in
  *' config') echo 'name: oak' ;;
  'network ls '*) echo oak_front ;;
  'volume ls '*) printf '%s\\n' oak_database oak_secrets ;;
  'network rm oak_front') exit ${networkInUse ? 1 : 0} ;;
esac`;
  const remove = (isInUse: boolean) => makeWith("remove YES=1", { docker: docker(isInUse) });

  const all = await remove(false);
  expect(all.code).toBe(0);
  for (const call of [
    "compose --profile * down",
    "volume rm oak_database",
    "volume rm oak_secrets",
    "volume rm --force oak_checkout",
  ])
    expect(all.calls).toContain(call);

  const some = await remove(true);
  expect(some.code).toBe(2);
  expect(some.said).toMatch(/^Left, .*\n {2}docker network rm oak_front$/m);
  expect(some.calls).toContain("volume rm oak_secrets");
});

test("where a folder cannot be locked, make down says why, and goes on", async () => {
  const flock = 'echo "flock: 9: Bad file descriptor" >&2; exit 1';

  const { code, said, calls } = await makeWith(
    "down",
    { docker: dockerWith({ startedIn: here }), flock },
    {},
    here,
  );

  expect(said).toMatch(/^Warning: .* cannot be locked \(Bad file descriptor\)\.$/m);
  expect(code).toBe(0);
  expect(calls).toContain(" down ");
});
