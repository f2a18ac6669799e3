import { readFileSync } from "node:fs";
import path from "node:path";
import { spawn } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";
import { startLoad } from "../servers/startLoad";
import { startWeb } from "../servers/startWeb";
import { containersOf, docker, isFull, stackProject, until } from "../servers/theStack";

const SCRIPT = readFileSync(path.join(__dirname, "holdConnections.mjs"));
const SECONDS = isFull ? 30 : 6;

jest.setTimeout(180_000);

test.each([
  ["headers", isFull ? 10_000 : 1000],
  ["bodies", isFull ? 2000 : 500],
])("while one address holds slow %s, a visitor's p99 stays under 500 ms", async (kind, count) => {
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
  const { count: requests, failures, quantile } = await load.stop();
  const held = attack.stop();
  web.stop();

  console.info(
    `${held.begun} slow ${kind}, ${held.cut} cut: ${requests} requests of a visitor, p99 ${Math.round(quantile(0.99) - 20)} ms`,
  );
  expect(failures).toEqual([]);
  expect(requests).toBeGreaterThan(100);
  expect(quantile(0.99)).toBeLessThan(500);
});

type Held = { begun: number; open: number; cut: number };

function startAttack(kind: string, count: number, host: string) {
  const [api = ""] = containersOf("api");
  const image = docker("inspect", "-f", "{{.Config.Image}}", api).trim();
  const name = `${stackProject}-attack-${kind}-${process.pid}`;
  const attacker = spawn("docker", [
    ...["run", "--rm", "-i", "--name", name, "--network", `${stackProject}_front`, image],
    ...["node", "--input-type=module", "-", kind, String(count), host],
  ]);
  attacker.stdin.end(SCRIPT);
  let held: Held = { begun: 0, open: 0, cut: 0 };
  attacker.stdout.on("data", (lines: Buffer) => {
    held = JSON.parse(String(lines).trim().split("\n").at(-1) ?? "") as Held;
  });
  return {
    begin: async (begun: number) => {
      await until(() => Promise.resolve(held.begun >= begun), 20_000);
    },
    stop: () => {
      docker("rm", "-f", name);
      return held;
    },
  };
}
