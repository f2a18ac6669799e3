import { tryMake } from "../servers/make";
import { portOf, startWeb } from "../servers/startWeb";
import {
  adminToken,
  call,
  callAsOwner,
  containersOf,
  docker,
  logOf,
  postQuote,
  stackProject,
  until,
} from "../servers/theStack";

const stranger = `${stackProject}-stranger`;
const SERVE = `for (const port of [5432, 8080, 8081, 8443])
  require("node:http").createServer((request, response) => {
    console.log(request.method, request.url, JSON.stringify(request.headers));
    response.end("a stranger");
  }).listen(port)`;

/** Somebody else's container with these names, in a network of its own that Docker asks before the stack's. */
function startStranger(...names: string[]): string {
  const network = `${stackProject}-a-proxy`; // before _
  docker("network", "create", network);
  const aliases = names.map((name) => `--network-alias=${name}`);
  const run = ["run", "-d", `--name=${stranger}`, `--network=${network}`, ...aliases];
  docker(...run, "--entrypoint=node", `${stackProject}-api`, "-e", SERVE);
  return network;
}

/** With each network Docker publishes the port anew, which closes the connections that earlier calls have left open. */
const answersAgain = () => until(async () => (await call("/privacy")).status === 200);

afterEach(async () => {
  docker("rm", "--force", stranger);
  const network = `${stackProject}-a-proxy`;
  const left = docker("ps", "--all", "--quiet", `--filter=network=${network}`);
  for (const container of left.split("\n").filter(Boolean))
    docker("network", "disconnect", "--force", network, container);
  docker("network", "rm", network);
  await answersAgain();
});

test("a stranger's api, web and database in another network of nginx and the API get nothing of ours", async () => {
  const network = startStranger("api", "web", "database");
  for (const container of [...containersOf("web"), ...containersOf("api")])
    docker("network", "connect", network, container);
  await answersAgain();

  const answers = await Promise.all([
    ...Array.from({ length: 5 }, () => callAsOwner("/api/admin/services")),
    postQuote(),
    call("/privacy?stranger"),
  ]);
  const { said } = await tryMake("status");

  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 201, 200]);
  expect(said).toMatch(/^through nginx +pages, lists and requests work$/m);
  expect(logOf(stranger)).not.toContain(adminToken);
  expect(logOf(stranger)).toBe("");
});

test("if a stranger answers for the API all the same, nginx is not healthy, and keeps nothing of it", async () => {
  const own = `${stackProject}-without-us`;
  docker("network", "create", own);
  const { container } = await startWeb({}, [], own);
  docker("network", "connect", startStranger(`api-of-${stackProject}`), container);
  const url = `http://127.0.0.1:${portOf(container, 8080)}`; // another one now

  await until(async () => (await (await fetch(`${url}/privacy`)).text()) === "a stranger");
  const check = ["bash", "/etc/nginx/ridgeline/start.sh", "health"];
  expect(() => docker("exec", container, ...check)).toThrow();
  docker("stop", "--time=0", stranger);

  for (const path of ["/privacy", "/", "/api/services"])
    await until(async () => (await fetch(url + path)).status === 503);
});
