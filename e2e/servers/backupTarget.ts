import { execFileSync } from "node:child_process";
import { compose, docker, psql, stackProject } from "./theStack";

const DOCKERFILE = `
FROM debian:trixie-slim
RUN apt-get update && apt-get install -y --no-install-recommends restic-rest-server
CMD ["restic-rest-server", "--path", "/repositories", "--no-auth"]
`;

export type BackupTarget = {
  /** Once it is connected, as BACKUP_REPOSITORY. */
  repository: string;
  connect: (network: string) => void;
  stop: () => void;
};

/** Creates the stack's container for off-site backups, which does not start yet, and connects its network to `target`. */
export function createOffsite(target: BackupTarget): void {
  compose("--profile", "backup", "up", "--no-start", "--no-deps", "--build", "offsite");
  target.connect(`${stackProject}_offsite`);
}

/** Takes away what createOffsite has made, after the target has stopped. */
export function removeOffsite(): void {
  compose("--profile", "backup", "rm", "--force", "--stop", "offsite");
  docker("network", "rm", `${stackProject}_offsite`);
  docker("volume", "rm", `${stackProject}_offsite`);
  docker("rmi", `${stackProject}-backup`);
  psql("DELETE FROM offsite_backup");
}

/** A rest-server, restic's own kind of storage, with its data in memory. */
export function startBackupTarget(name: string): BackupTarget {
  execFileSync("docker", ["build", "--quiet", "--tag", "ridgeline-test-target", "-"], {
    input: DOCKERFILE,
    stdio: ["pipe", "pipe", "inherit"],
  });
  docker("run", "--detach", "--name", name, "--tmpfs=/repositories", "ridgeline-test-target");
  return {
    repository: `rest:http://${name}:8000/site`,
    connect: (network) => docker("network", "connect", network, name),
    stop: () => docker("rm", "--force", name),
  };
}
