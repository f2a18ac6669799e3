import { execFileSync } from "node:child_process";
import { compose, docker, psql, stackProject } from "./theStack";

const DOCKERFILE = `
FROM debian:trixie-slim
RUN apt-get update && apt-get install -y --no-install-recommends restic-rest-server
CMD ["restic-rest-server", "--path", "/repositories", "--no-auth"]
`;
const target = `${stackProject}-target`;

/** The RESTIC_REPOSITORY on it. */
export const repository = `rest:http://${target}:8000/site`;

/**
 * A rest-server, restic's own kind of storage, with its data in memory, in the network of the stack's container for
 * backups; this one is created, but does not start yet.
 */
export function startBackupTarget(): void {
  execFileSync("docker", ["build", "--quiet", "--tag", target, "-"], {
    input: DOCKERFILE,
    stdio: ["pipe", "pipe", "inherit"],
  });
  docker("run", "--detach", "--name", target, "--tmpfs=/repositories", target);
  compose("--profile", "backup", "up", "--no-start", "--no-deps", "--build", "backup");
  docker("network", "connect", `${stackProject}_offsite`, target);
}

/** Also removes the container for backups, and everything that came with it. */
export function stopBackupTarget(): void {
  docker("rm", "--force", target);
  compose("--profile", "backup", "rm", "--force", "--stop", "backup");
  docker("network", "rm", `${stackProject}_offsite`);
  docker("volume", "rm", `${stackProject}_offsite`);
  psql("DELETE FROM offsite_backup");
}
