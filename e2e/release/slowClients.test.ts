import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { createInterface } from "node:readline";
import { sendRaw } from "../servers/rawRequest";
import { startLoad } from "../servers/startLoad";
import { startWeb, type Web, withLimits } from "../servers/startWeb";
import { containersOf, docker, logOf, stackProject, stackUrl, until } from "../servers/theStack";

const SCRIPT = readFileSync(path.join(__dirname, "holdConnections.mjs"));
/** The attacker claims many addresses: one alone may hold 50 bodies. */
const TRUST_DOCKER = { TRUSTED_PROXY: "172.16.0.0/12,10.0.0.0/8,192.168.0.0/16" };
/** Of the visitor, during the attack. */
const VISITS = 1500;
/** Milliseconds. */
const P99 = 500;

jest.setTimeout(180_000);

// Started here and checked in the last test, since it takes time.
const CROWD = 20;
let crowded: Web;
let reading: Web;
let drips: ReturnType<typeof startAttack>;
let silence: Promise<number>;
beforeAll(async () => {
  silence = sendHalfABody();
  const few = [
    `--volume=${withLimits("nginx/start.sh", { "max_open_requests=1000": `max_open_requests=${CROWD}` })}`,
  ];
  crowded = await startWeb({}, few);
  drips = startAttack("bodies", CROWD, crowded.address, "crowd");
  reading = await startWeb({}, few);
  for (let n = 0; n < CROWD; n++) sendRaw(reading.url, "GET / HTTP/1.1\r\nHost: a\r\n");
});
afterAll(() => {
  drips.stop();
  crowded.stop();
  reading.stop();
});

test.each([
  ["headers", 10_000],
  ["heads", 7200],
  ["bodies", 2000],
  ["uploads", 2400],
])(
  `while one address holds slow %s, a visitor's p99 is less than ${P99} ms, and no worker dies`,
  async (kind, count) => {
    const web = await startWeb(TRUST_DOCKER, [`--memory=${memoryLimit()}`]);
    const attack = startAttack(kind, count, web.address);
    const load = startLoad(
      ["/", "/api/services", "/api/health/live"].map((path) => () => visit(web.url + path)),
      2,
      20,
    );
    try {
      await attack.begin(count);
      const before = load.sent();
      await until(() => load.sent() - before > VISITS);
      const { count: requests, failures, quantile } = await load.stop();
      const p99 = quantile(0.99);
      const { begun, cut } = attack.held();
      console.info(
        `${begun} slow ${kind}, ${cut} cut: ${requests} requests of a visitor, p99 ${Math.round(p99)} ms`,
      );
      expect(failures).toEqual([]);
      expect(p99).toBeLessThan(P99);
      expect(logOf(web.container)).not.toContain("exited on signal");
    } finally {
      await load.stop();
      attack.stop();
      web.stop();
    }
  },
);

test("a body that stops arriving is cut off", async () => {
  expect(await silence).toBeLessThan(15_000);
});

test("an endless flood of slow requests is cut off, and no visitor notices", async () => {
  const load = startLoad([() => visit(crowded.url)], 1, 50);
  try {
    await until(() => drips.held().cut >= CROWD);
  } finally {
    await load.stop();
  }
  const { failures } = await load.stop();

  expect(failures).toEqual([]);
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
  const socket = sendRaw(
    stackUrl,
    "POST /api/quote HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n",
  );
  const started = performance.now();
  await new Promise((resolve) => socket.once("close", resolve));
  return performance.now() - started;
}

/** Bytes, from docker-compose.yml. */
function memoryLimit(): string {
  const [own = ""] = containersOf("web");
  return docker("inspect", "-f", "{{.HostConfig.Memory}}", own).trim();
}

type Held = { begun: number; open: number; cut: number };

function startAttack(kind: string, count: number, host: string, title = kind) {
  const [api = ""] = containersOf("api");
  const image = docker("inspect", "-f", "{{.Config.Image}}", api).trim();
  const name = `${stackProject}-attack-${title}-${process.pid}`;
  const attacker = spawn("docker", [
    // It stands for another machine, so it only gets what nginx and the visitor leave of this one's processors.
    ...["run", "--rm", "-i", "--cpu-shares=2", "--name", name],
    ...["--network", `${stackProject}_front`, image],
    ...["node", "--input-type=module", "-", kind, String(count), host],
  ]);
  attacker.stdin.end(SCRIPT);
  let held: Held = { begun: 0, open: 0, cut: 0 };
  createInterface(attacker.stdout).on("line", (line) => {
    held = JSON.parse(line) as Held; // what the script prints
  });
  return {
    held: () => held,
    begin: async (begun: number) => {
      await until(() => held.begun >= begun, 60_000); // a busy machine is slow to open thousands
    },
    stop: () => void docker("rm", "-f", name),
  };
}
