import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { createInterface } from "node:readline";
import { sendRaw } from "../servers/rawRequest";
import { startWeb, TRUST_DOCKER, type Web, withLimits } from "../servers/startWeb";
import { containersOf, docker, logOf, stackProject, stackUrl, until } from "../servers/theStack";
import { underLoad } from "../servers/underLoad";

const SCRIPT = readFileSync(path.join(__dirname, "holdConnections.mjs"));

// Started here and checked in the last tests, since it takes time.
const CROWD = 20;
let crowded: Web;
let reading: Web;
let flood: ReturnType<typeof startAttack>;
let silence: Promise<number>;
beforeAll(async () => {
  silence = sendHalfABody();
  const few = [
    `--volume=${withLimits("nginx/start.sh", { "max_open_requests=1000": `max_open_requests=${CROWD}` })}`,
  ];
  crowded = await startWeb({}, few);
  flood = startAttack("bodies", CROWD, crowded.address, "crowd");
  reading = await startWeb({}, few);
  for (let n = 0; n < CROWD; n++) sendRaw(reading.url, "GET / HTTP/1.1\r\nHost: a\r\n");
});

// The attacker claims many addresses: one alone may hold 50 bodies.
test.each([
  ["headers", 10_000],
  ["heads", 7200],
  ["bodies", 2000],
  ["uploads", 2400],
])(
  "while slow %s are held open, a visitor's p99 is less than 500 ms, and no worker dies",
  async (kind, count) => {
    const [own = ""] = containersOf("web");
    const memory = docker("inspect", "-f", "{{.HostConfig.Memory}}", own);
    const { container, url, address } = await startWeb(TRUST_DOCKER, [`--memory=${memory}`]);
    const attack = startAttack(kind, count, address);
    try {
      await until(() => attack.held().begun >= count); // a busy machine is slow to open thousands
      const pages = ["/", "/api/services", "/api/health/live"].map(
        (page) => () => visit(url + page),
      );

      const load = await underLoad(pages, 2, 20, (sent) => until(() => sent() > 1500));

      console.info(kind, attack.held(), `${load.count} requests of a visitor, p99 ${load.p99} ms`);
      expect(load.failures).toEqual([]);
      expect(load.p99).toBeLessThan(500);
      expect(logOf(container)).not.toContain("exited on signal");
    } finally {
      docker("rm", "--force", "--volumes", attack.name);
    }
  },
);

test("a body that stops arriving is cut off", async () => {
  expect(await silence).toBeLessThan(15_000);
});

test("an endless flood of slow requests is cut off, and no visitor notices", async () => {
  const { failures } = await underLoad([() => visit(crowded.url)], 1, 50, () =>
    until(() => flood.held().cut >= CROWD),
  );

  expect(failures).toEqual([]);
  docker("rm", "--force", flood.name);
});

test("heads that are still arriving count as open requests", async () => {
  await until(() => logOf(reading.container).includes("requests are open at once"));
});

/**
 * On a new connection: nginx closes idle ones when it is short of them. A browser then asks again by itself; Node's fetch
 * reports an error.
 */
const visit = (url: string) => fetch(url, { headers: { Connection: "close" } });

/** Returns the milliseconds until the connection was closed. */
async function sendHalfABody(): Promise<number> {
  const head = "POST /api/quote HTTP/1.1\r\nHost: a\r\nContent-Length: 99\r\n\r\n";
  const socket = sendRaw(stackUrl, head);
  const started = performance.now();
  await new Promise((resolve) => socket.once("close", resolve));
  return performance.now() - started;
}

function startAttack(kind: string, count: number, host: string, title = kind) {
  const name = `${stackProject}-attack-${title}`;
  const attacker = spawn("docker", [
    // It stands for another machine, so it only gets what nginx and the visitor leave of this one's processors.
    ...["run", "--rm", "-i", "--cpu-shares=2", "--name", name],
    ...["--network", `${stackProject}_front`, `${stackProject}-api`],
    ...["node", "--input-type=module", "-", kind, String(count), host],
  ]);
  attacker.stdin.end(SCRIPT);
  let held = { begun: 0, open: 0, cut: 0 };
  createInterface(attacker.stdout).on("line", (line) => {
    held = JSON.parse(line) as typeof held; // what the script prints
  });
  return { name, held: () => held };
}
