import { spawnSync } from "node:child_process";

/** True where a Docker engine answers within 10 s, unless TEST_WITHOUT_DOCKER is set. */
export function isDockerThere(): boolean {
  if (process.env["TEST_WITHOUT_DOCKER"]) return false;
  return spawnSync("docker", ["info"], { stdio: "ignore", timeout: 10_000 }).status === 0;
}
