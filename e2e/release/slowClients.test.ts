import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { createInterface } from "node:readline";
import { text } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { sendRaw } from "../servers/rawRequest";
import { ROOT } from "../servers/root";
import { startWeb, TRUST_DOCKER } from "../servers/startWeb";
import {
  adminToken,
  containersOf,
  docker,
  logOf,
  stackProject,
  stackUrl,
  until,
} from "../servers/theStack";
import { underLoad } from "../servers/underLoad";

const SCRIPT = readFileSync(path.join(__dirname, "holdConnections.mjs"));

// Started here and checked in the last tests, since it takes time.
let silence: Promise<number>;
let pausedPhoto: Promise<string>;
beforeAll(() => {
  silence = sendHalfABody();
  pausedPhoto = uploadWithPause(15_000);
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
    const { container, url } = await startWeb(TRUST_DOCKER, [`--memory=${memory}`]);
    const attack = startAttack(kind, count, container);
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

test("a photo may stand still for longer: a phone loses its signal", async () => {
  expect(await pausedPhoto).toMatch(/^HTTP\/1.1 201 /);
});

/** Returns the answer. */
async function uploadWithPause(milliseconds: number): Promise<string> {
  const photo = readFileSync(path.join(ROOT, "docs/landing-390.png"));
  const head = `POST /api/admin/photos HTTP/1.1\r\nHost: a\r\nConnection: close\r\nAuthorization: Bearer ${adminToken}\r\nContent-Length: ${photo.length}\r\n\r\n`;
  const socket = sendRaw(stackUrl, head);
  socket.write(photo.subarray(0, 1000));
  await wait(milliseconds);
  socket.write(photo.subarray(1000));
  return text(socket);
}

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

function startAttack(kind: string, count: number, web: string) {
  const addresses = "{{range .NetworkSettings.Networks}}{{.IPAddress}}{{end}}";
  const host = docker("inspect", "-f", addresses, web);
  const name = `${stackProject}-attack-${kind}`;
  const attacker = spawn("docker", [
    // It stands for another machine, so it only gets what nginx and the visitor leave of this one's processors.
    "run",
    "--rm",
    "-i",
    "--cpu-shares=2",
    "--name",
    name,
    "--network",
    `${stackProject}_front`,
    `${stackProject}-api`,
    "node",
    "--input-type=module",
    "-",
    kind,
    String(count),
    host,
  ]);
  attacker.stdin.end(SCRIPT);
  let held = { begun: 0, open: 0, cut: 0 };
  createInterface(attacker.stdout).on("line", (line) => {
    held = JSON.parse(line) as typeof held; // what the script prints
  });
  return { name, held: () => held };
}
