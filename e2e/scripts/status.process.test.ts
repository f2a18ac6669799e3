import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { makeWith, removeFakes } from "./fakeDocker";

let web: Server;
let status = 200;
beforeAll(async () => {
  web = createServer((_request, response) => void response.writeHead(status).end());
  await once(web.listen(0, "127.0.0.1"), "listening");
});
afterAll(() => web.close());
afterEach(removeFakes);

const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
const dumpFrom = (days: number) => `ridgeline-${ago(days).replaceAll(/[-:]|\.\d+/g, "")}.dump`;

const good = {
  version: "1.0.0",
  built: ago(3),
  backup: `${dumpFrom(0.5)}, 5000 bytes`,
  ACME_EMAIL: "",
};

/** A stack in which all is well, but for the change. */
function dockerWith(change: Partial<typeof good>): string {
  const { version, built, backup, ACME_EMAIL } = { ...good, ...change };
  const { port } = web.address() as AddressInfo; // a TCP server has one
  return `
case "$*" in
  *'port web 8080') echo 127.0.0.1:${port} ;;
  *'printenv DOMAIN') echo oak.example ;;
  *'printenv ACME_EMAIL') echo '${ACME_EMAIL}' ;;
  *'config --services' | *'{{.Service}}') printf '%s\\n' api web certificates database backup ;;
  *' ps --all --quiet'*) echo 1 ;;
  *RestartCount*) echo 'api running 4 0 ${ago(2)} healthy' ;;
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

const makeStatus = (change: Partial<typeof good> = {}, environment: NodeJS.ProcessEnv = {}) =>
  makeWith("status", { docker: dockerWith(change), date }, environment);

test("make status of a site where all is well has no mark, with BusyBox's date too", async () => {
  const { code, said } = await makeStatus();

  expect(said).not.toMatch(/!|invalid/);
  expect(said).toMatch(/^images +api 3 days, web 3 days, certificates 3 days, database 3 days$/m);
  expect(said).toMatch(/^last backup +ridgeline-\w+\.dump, 5000 bytes$/m);
  expect(said).toMatch(/^schema +005_reviews$/m);
  expect(code).toBe(0);
});

test("root's cron finds the version of a checkout that is somebody else's", async () => {
  const { said } = await makeStatus({}, { GIT_TEST_ASSUME_DIFFERENT_OWNER: "1" });

  expect(said).toMatch(/^version +1\.0\.0 \(this checkout is \S+\)$/m);
});

test.each<[string, Partial<typeof good>, RegExp]>([
  ["an unknown version", { version: "" }, /^version +! unknown: /m],
  [
    "old images",
    { built: ago(46) },
    /^images +! api 46 days, .*: older than 45 days; make upgrade$/m,
  ],
  [
    "an old backup",
    { backup: `${dumpFrom(2)}, 9 bytes` },
    /^last backup +! .*: older than 26 hours;/m,
  ],
  ["an empty backup", { backup: `${dumpFrom(0)}, 0 bytes` }, /^last backup +! .*: empty;/m],
  ["no backup", { backup: "" }, /^last backup +! none: /m],
])("%s is a problem", async (_, change, fact) => {
  const { code, said } = await makeStatus(change);

  expect(said).toMatch(fact);
  expect(said.match(/!/g)).toHaveLength(1);
  expect(code).toBe(2);
});

test.each([
  ["", /^site +! the page redirects to HTTPS, which this site does not serve: make up$/m],
  ["ann@oak.example", /^site +answers at /m],
])("a redirect with ACME_EMAIL='%s': %s", async (ACME_EMAIL, fact) => {
  status = 301;

  const { said } = await makeStatus({ ACME_EMAIL });

  status = 200;
  expect(said).toMatch(fact);
});
