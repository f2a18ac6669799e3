import { makeWith } from "./fakeDocker";

const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
const dumpFrom = (days: number) => `ridgeline-${ago(days).replaceAll(/[-:]|\.\d+/g, "")}.dump`;

const good = {
  version: "1.0.0",
  built: ago(3),
  api: "Up 2 days (healthy)",
  present: "web",
  backup: `${dumpFrom(0.5)}, 5000 bytes`,
};

/** A stack in which all is well, but for the change. */
function dockerWith(change: Partial<typeof good>): string {
  const { version, built, api, present, backup } = { ...good, ...change };
  return `
case "$*" in
  *'config --services') printf '%s\\n' api web prepare backup ;;
  *'{{.Service}}') printf '%s\\n' api ${present} prepare backup ;;
  *'{{.Status}}') printf '%s\\n' 'prepare: Exited (0) 2 days ago' 'api: ${api}' 'backup: Up 2 days' ;;
  *' ps --quiet'*) echo 1 ;;
  *version*) echo '${version}' ;;
  *Created*) echo '${built}' ;;
  *'{{.Image}}'*) echo sha256:1 ;;
  *'backup last') echo '${backup}' ;;
  *'cli.js status') echo 'schema: 005_reviews' ;;
esac`;
}

/** Reads only what BusyBox's does. */
const date = `
if [[ $1 = -*d ]] && ! [[ $2 =~ ^[0-9-]{10}\\ [0-9:]{8}$ ]]; then echo "date: invalid date '$2'" >&2; exit 1; fi
exec /bin/date "$@"`;

const makeStatus = (change: Partial<typeof good>, environment: NodeJS.ProcessEnv = {}) =>
  makeWith("status", { docker: dockerWith(change), date }, environment);

test("make status of a site where all is well has no mark, with BusyBox's date and in a checkout that is somebody else's, too", async () => {
  const { code, said } = await makeStatus({}, { GIT_TEST_ASSUME_DIFFERENT_OWNER: "1" });

  expect(said).not.toMatch(/!|invalid/);
  expect(said).toMatch(/^containers +all running$/m);
  expect(said).toMatch(/^images +at most 3 days old$/m);
  expect(said).toMatch(/^last backup +ridgeline-\w+\.dump, 5000 bytes$/m);
  expect(said).toMatch(/^schema +005_reviews$/m);
  expect(code).toBe(0);
  expect(said).toMatch(/^version +1\.0\.0 \(this checkout is \S+\)$/m);
});

test.each<[string, Partial<typeof good>, RegExp]>([
  ["an unknown version", { version: "" }, /^version +! unknown: /m],
  [
    "an unhealthy API",
    { api: "Up 2 days (unhealthy)" },
    /^containers +! api: Up .*: docker compose logs api$/m,
  ],
  [
    "a container that keeps restarting",
    { api: "Restarting (1) 2 seconds ago" },
    /^containers +! api: Restarting .*$/m,
  ],
  [
    "a stopped API",
    { api: "Exited (128) 3 minutes ago" },
    /^containers +! api: Exited .*: make up$/m,
  ],
  ["no nginx", { present: "" }, /^containers +! web: missing: make up$/m],
  ["old images", { built: ago(46) }, /^images +! up to 46 days old: make upgrade$/m],
  [
    "an old backup",
    { backup: `${dumpFrom(2)}, 9 bytes` },
    /^last backup +! .*: older than 26 hours; docker compose logs backup$/m,
  ],
  ["an empty backup", { backup: `${dumpFrom(0)}, 0 bytes` }, /^last backup +! .*: empty;/m],
  ["no backup", { backup: "" }, /^last backup +! none: /m],
])("%s is a problem", async (_, change, fact) => {
  const { code, said } = await makeStatus(change);

  expect(said).toMatch(fact);
  expect(said.match(/!/g)).toHaveLength(1);
  expect(code).toBe(2);
});

test("without Docker Compose, make status says so", async () => {
  const { code, said } = await makeWith("status", { docker: "exit 1" });

  expect(said).toMatch(/^! Docker Compose version 2 is missing/);
  expect(code).toBe(2);
});
