import path from "node:path";
import { answerTo } from "../servers/rawRequest";
import { portOf, startWeb, type Web } from "../servers/startWeb";
import { docker, dockerMeanwhile, stackProject, until } from "../servers/theStack";

const SCRIPT = path.join(__dirname, "../../deploy/door.pl");
const REQUEST = "GET /privacy HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n";
const door = `${stackProject}-door-test`;
const volume = `${door}-volume`;
const mounted = `--volume=${volume}:/run/door`;
const DOOR = "/run/door/socket";

let nginx: Web;

const ask = () => answerTo(`http://127.0.0.1:${portOf(door, 8080)}`, REQUEST);

beforeAll(async () => {
  docker("volume", "create", "-o=type=tmpfs", "-o=device=tmpfs", "-o=o=uid=33", volume);
  docker(
    ...["run", "-d", `--name=${door}`, "--user=33:33", "--publish=127.0.0.1:0:8080", mounted],
    ...[`--volume=${SCRIPT}:/door.pl:ro`, `--env=DOOR=${DOOR}`, "debian:trixie-slim"],
    ...["perl", "/door.pl", "hold"],
  );
  nginx = await startWeb({ DOOR }, [mounted, "--restart=unless-stopped"]);
});

afterAll(() => {
  nginx.stop();
  docker("rm", "-f", door);
  docker("volume", "rm", volume);
});

test("while nginx restarts, a visitor waits instead of being refused", async () => {
  docker("stop", nginx.container);
  const answer = ask();
  await dockerMeanwhile("start", nginx.container);

  expect(await answer).toMatch(/^HTTP\/1.1 200 /);
});

test("when the door is replaced, nginx borrows the new one's ports", async () => {
  docker("restart", "--time=1", door);

  await until(async () => (await ask()).startsWith("HTTP/1.1 200 "));
});
