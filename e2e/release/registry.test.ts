import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { make } from "../servers/make";
import { ROOT } from "../servers/root";
import { settings } from "../servers/startStack";
import { containersOf, docker, stackProject, until } from "../servers/theStack";
import { portOf } from "../servers/startWeb";

const NAMES = ["api", "web", "certificates"];
const REGISTRY = `
FROM debian:trixie-slim
RUN apt-get update && apt-get install -y --no-install-recommends docker-registry && rm -rf /var/lib/apt/lists/*
RUN sed -i "/^auth:/,/htpasswd$/d" /etc/docker/registry/config.yml
`;
const registry = `${stackProject}-registry`;
const project = `${stackProject}-pulled`;
const backups = mkdtempSync(path.join(tmpdir(), "ridgeline-registry-"));
let images: string;

jest.setTimeout(300_000);

beforeAll(async () => {
  execFileSync("docker", ["build", "-q", "-t", registry, "-"], {
    input: REGISTRY,
  });
  docker(
    ...["run", "-d", `--name=${registry}`, "--publish=127.0.0.1:0:5000", registry],
    ...["docker-registry", "serve", "/etc/docker/registry/config.yml"],
  );
  images = `127.0.0.1:${portOf(registry, 5000)}/site`;
  await until(async () => (await fetch(`http://${images.replace("/site", "/v2/")}`)).ok);
  for (const name of NAMES) publish(name, `${stackProject}-${name}`);
  publish("backup", `${stackProject}-backup`);
});

afterAll(() => {
  const all = ["compose", "-p", project, "--profile", "*", "down", "--volumes", "--timeout=2"];
  execFileSync("docker", all, {
    cwd: ROOT,
    env: { ...process.env, ...environment("1") },
    stdio: "ignore",
  });
  const left = docker("images", "-q", `${images}/*`).trim().split("\n");
  docker("rmi", "-f", ...new Set(left));
  docker("rm", "-f", "-v", registry);
  rmSync(backups, { recursive: true });
});

test("the stack starts with pulled images, takes another tag, and goes back the same way", () => {
  for (const tag of ["1", "2", "1"]) {
    make("up", environment(tag));

    expect(versions()).toEqual([tag, tag, tag]);
  }
});

/** Pushes an image as versions 1 and 2, which differ in a label, to the registry only. */
function publish(name: string, source: string): void {
  for (const version of ["1", "2"]) {
    const image = `${images}/ridgeline-${name}:${version}`;
    const from = `FROM ${source}\nLABEL version=${version}`;
    execFileSync("docker", ["build", "-q", "-t", image, "-"], { input: from });
    docker("push", "-q", image);
    docker("rmi", image);
  }
}

const environment = (tag: string) => ({
  ...settings,
  RIDGELINE_IMAGES: images,
  RIDGELINE_TAG: tag,
  COMPOSE_PROJECT_NAME: project,
  BACKUP_DIR: backups,
});

const versionOf = (imageOrContainer: string) =>
  docker("inspect", "-f", '{{index .Config.Labels "version"}}', imageOrContainer).trim();

/** The version labels of the running containers' images. */
const versions = () =>
  NAMES.map((name) => {
    const [container = ""] = containersOf(name, project);
    return versionOf(container);
  });
