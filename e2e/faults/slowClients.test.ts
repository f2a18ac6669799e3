import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { connect } from "node:net";
import path from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as wait } from "node:timers/promises";
import { startLoad } from "../servers/startLoad";
import { startWeb, type Web } from "../servers/startWeb";
import { containersOf, docker, isFull, stackProject, stackUrl, until } from "../servers/theStack";

const SCRIPT = readFileSync(path.join(__dirname, "holdConnections.mjs"));
const SECONDS = isFull ? 30 : 3;
const P99 = 500;

jest.setTimeout(180_000);

// Started here, checked in the last test, since it takes time.
const CROWD = 20;
let crowded: Web;
let drips: ReturnType<typeof startAttack>;
let silence: Promise<number>;
beforeAll(async () => {
  silence = sendHalfABody();
  crowded = await startWeb({ EDGE_CROWD: String(CROWD) });
  drips = startAttack("bodies", CROWD, crowded.address, "crowd");
});
afterAll(() => crowded.stop());

test.each([
  ["headers", isFull ? 10_000 : 1000],
  ["bodies", isFull ? 2000 : 500],
])(
  `while one address holds slow %s, a visitor's p99 stays under ${P99} ms`,
  async (kind, count) => {
    const web = await startWeb({});
    const attack = startAttack(kind, count, web.address);
    await attack.begin(count);
    const load = startLoad(
      ["/", "/api/services", "/api/health/live"].map((path) => async () => {
        const answer = await fetch(web.url + path);
        await wait(20);
        return answer;
      }),
      2,
    );
    await wait(SECONDS * 1000);
    await until(() => Promise.resolve(load.sent() > 100));
    const { count: requests, failures, quantile } = await load.stop();
    const held = attack.stop();
    web.stop();

    console.info(
      `${held.begun} slow ${kind}, ${held.cut} cut: ${requests} requests of a visitor, p99 ${Math.round(quantile(0.99) - 20)} ms`,
    );
    expect(failures).toEqual([]);
    expect(quantile(0.99)).toBeLessThan(P99);
  },
);

test("a body that stops arriving is cut off", async () => {
  expect(await silence).toBeLessThan(15_000);
});

test("a flood of slow requests that never stop is cut off; no visitor notices", async () => {
  const load = startLoad([() => fetch(crowded.url)], 1, 50);
  await until(() => Promise.resolve(drips.held().cut >= CROWD));
  const { failures } = await load.stop();
  drips.stop();

  expect(failures).toEqual([]);
});

/** Returns the milliseconds until the connection was closed. */
async function sendHalfABody(): Promise<number> {
  const { hostname, port } = new URL(stackUrl);
  const socket = connect(Number(port), hostname);
  socket.write(
    "POST /api/quote HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n",
  );
  socket.on("error", () => {}); // nginx resets it
  const started = performance.now();
  await new Promise((resolve) => socket.once("close", resolve));
  return performance.now() - started;
}

type Held = { begun: number; open: number; cut: number };

function startAttack(kind: string, count: number, host: string, title = kind) {
  const [api = ""] = containersOf("api");
  const image = docker("inspect", "-f", "{{.Config.Image}}", api).trim();
  const name = `${stackProject}-attack-${title}-${process.pid}`;
  const attacker = spawn("docker", [
    ...["run", "--rm", "-i", "--name", name, "--network", `${stackProject}_front`, image],
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
      await until(() => Promise.resolve(held.begun >= begun), 20_000);
    },
    stop: () => {
      docker("rm", "-f", name);
      return held;
    },
  };
}
