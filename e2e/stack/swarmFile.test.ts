import { execFileSync } from "node:child_process";
import path from "node:path";

const ROOT = path.join(__dirname, "../..");

const run = (...args: string[]) => execFileSync("docker", args, { cwd: ROOT, encoding: "utf8" });

/** The variables that a file gives the API; a secret may stand in a file in one and not in the other. */
function variablesOf(file: string): string[] {
  const config = JSON.parse(run("compose", "-f", file, "config", "--format", "json")) as {
    services: { api: { environment: Record<string, string> } };
  };
  const names = Object.keys(config.services.api.environment);
  return [...new Set(names.map((name) => name.replace(/_FILE$/, "")))].sort();
}

test("Swarm takes its file", () => {
  expect(run("stack", "config", "-c", "deploy/swarm.yml")).toContain("order: start-first");
});

test("the API reads the same variables on Swarm as in the compose stack, and where the database's CA is", () => {
  expect(variablesOf("deploy/swarm.yml")).toEqual(
    [...variablesOf("docker-compose.yml"), "DATABASE_CA"].sort(),
  );
});
