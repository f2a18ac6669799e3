import { execFileSync } from "node:child_process";
import path from "node:path";

const ROOT = path.join(__dirname, "../..");

const TAG = process.env["RIDGELINE_TAG"] ?? "latest";
const env = { ...process.env, RIDGELINE_IMAGES: "registry.test/site" };
const run = (...args: string[]) =>
  execFileSync("docker", args, { cwd: ROOT, encoding: "utf8", env });

/** The variables that a file gives the API, without the suffix _FILE: a secret may come from a file in only one. */
function variablesOf(file: string): string[] {
  const config = JSON.parse(run("compose", "-f", file, "config", "--format", "json")) as {
    services: { api: { environment: Record<string, string> } };
  };
  const names = Object.keys(config.services.api.environment);
  return [...new Set(names.map((name) => name.replace(/_FILE$/, "")))].sort();
}

test("each image of the compose stack is built by one service", () => {
  const config = JSON.parse(run("compose", "--profile=backup", "config", "--format", "json")) as {
    services: Record<string, { image: string; build?: object }>;
  };
  const built = Object.values(config.services).filter(({ build }) => build);

  expect(built.map(({ image }) => image).sort()).toEqual(
    ["api", "backup", "certificates", "web"].map(
      (name) => `registry.test/site/ridgeline-${name}:${TAG}`,
    ),
  );
});

test("Swarm accepts its file", () => {
  expect(run("stack", "config", "-c", "deploy/swarm.yml")).toContain("order: start-first");
});

test("on Swarm the API gets the same variables as in the compose stack, plus the database's CA, without the off-site backup", () => {
  const inCompose = variablesOf("docker-compose.yml").filter((name) => name !== "OFFSITE_BACKUP");

  expect(variablesOf("deploy/swarm.yml")).toEqual([...inCompose, "DATABASE_CA"].sort());
});
