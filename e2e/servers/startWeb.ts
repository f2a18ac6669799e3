import { randomUUID } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { ROOT } from "./root";
import { docker, makeFolder, stackProject, until } from "./theStack";

export type Web = { container: string; url: string };

/** Covers every network that Docker may choose. */
export const TRUST_DOCKER = { TRUSTED_PROXY: "172.16.0.0/12,10.0.0.0/8,192.168.0.0/16" };

/** A file of deploy/ with other numbers, as a volume that replaces it in a container. */
export function withLimits(
  file: "nginx/nginx.conf" | "nginx/site.conf" | "certificates.sh",
  changes: Record<string, string>,
): string {
  let text = readFileSync(path.join(ROOT, "deploy", file), "utf8");
  for (const [from, to] of Object.entries(changes)) {
    if (!text.includes(from)) throw new Error(`${file} does not say "${from}"`);
    text = text.replaceAll(from, to);
  }
  const name = path.basename(file);
  const changed = path.join(makeFolder(), name);
  writeFileSync(changed, text);
  const folder = file.startsWith("nginx/") ? "/etc/nginx/ridgeline" : "/usr/local/lib/ridgeline";
  return `${changed}:${folder}/${name}:ro`;
}

const started: string[] = [];
afterAll(() => {
  if (started.length > 0) docker("rm", "--force", "--volumes", ...started);
});

/** Another nginx from the stack's image, on the stack's network or another one; it is removed after the file's tests. */
export async function startWeb(
  environment: Record<string, string>,
  flags: string[] = [],
  network = `${stackProject}_front`,
): Promise<Web> {
  const settings = { STACK: stackProject, ...environment };
  const variables = Object.entries(settings).map(([name, value]) => `--env=${name}=${value}`);
  const site = `--volume=${stackProject}_site:/srv/ridgeline:ro`;
  const room = ["--read-only", "--tmpfs=/tmp", "--volume=/var/cache/ridgeline", site];
  const reach = [`--network=${network}`, "--publish=127.0.0.1:0:8080"];
  const container = `${stackProject}-nginx-${randomUUID()}`;
  started.push(container);
  const given = [...room, ...reach, ...flags, ...variables];
  docker("run", "-d", "--name", container, ...given, `${stackProject}-web`);
  const health = ["bash", "/etc/nginx/ridgeline/start.sh", "health"];
  await until(() => docker("exec", container, ...health) === "");
  return { container, url: `http://127.0.0.1:${portOf(container, 8080)}` };
}

/** The host port on which a container's port is published. */
export function portOf(container: string, port: number): number {
  return Number(/:(\d+)$/m.exec(docker("port", container, String(port)))?.[1]);
}
