import { spawnSync } from "node:child_process";
import { isRunning } from "../../services/api/test/dataFolder";

/**
 * Removes the containers, networks, volumes and images of a test stack, and of everything that is named after it, such as a
 * second stack; also what a failed test has left. What cannot be removed is reported, but does not fail: a failure here would
 * take Jest's report with it.
 */
export function removeProject(project: string): void {
  const isOurs = (name: string) => name.startsWith(`${project}-`) || name.startsWith(`${project}_`);
  const networks = list("network", "ls", "--format={{.Name}}").filter(isOurs);
  const named = list("ps", "--all", "--format={{.Names}}").filter(isOurs);
  const connected = networks.flatMap((network) =>
    list("ps", "--all", "--format={{.Names}}", `--filter=network=${network}`),
  );
  remove(["rm", "--force", "--volumes"], [...new Set([...named, ...connected])]);
  remove(["network", "rm"], networks);
  remove(["volume", "rm"], list("volume", "ls", "--format={{.Name}}").filter(isOurs));
  remove(["rmi"], list("images", "--format={{.Repository}}:{{.Tag}}").filter(isOurs));
}

/** Removes the stacks of earlier runs that were killed. */
export function removeStaleProjects(): void {
  const names = [
    ...list("ps", "--all", "--format={{.Names}}"),
    ...list("images", "--format={{.Repository}}"),
  ];
  const projects = names.map((name) => /^ridgeline-test-(\d+)/.exec(name));
  for (const project of new Set(projects.map((match) => match?.[0]))) {
    const pid = project?.split("-").at(-1);
    if (project && !isRunning(Number(pid))) removeProject(project);
  }
}

function list(...command: string[]): string[] {
  const { stdout } = spawnSync("docker", command, { encoding: "utf8" });
  return stdout.split("\n").filter(Boolean);
}

function remove(command: string[], names: string[]): void {
  if (names.length === 0) return;
  const { status, stderr } = spawnSync("docker", [...command, ...names], { encoding: "utf8" });
  if (status !== 0) console.warn(`Left behind: ${stderr}`);
}
