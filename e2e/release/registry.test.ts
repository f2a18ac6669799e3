import path from "node:path";
import { make } from "../servers/make";
import { portOf } from "../servers/startWeb";
import {
  buildImage,
  containersOf,
  docker,
  makeFolder,
  stackProject,
  until,
} from "../servers/theStack";

const REGISTRY = `
FROM debian:trixie-slim
RUN apt-get update && apt-get install -y --no-install-recommends docker-registry && rm -rf /var/lib/apt/lists/*
RUN sed -i "/^auth:/,/htpasswd$/d" /etc/docker/registry/config.yml
CMD ["docker-registry", "serve", "/etc/docker/registry/config.yml"]
`;
const registry = `${stackProject}-registry`;
const project = `${stackProject}-pulled`;
const folder = makeFolder();
/** With a port of its own beside the tests' other stack. */
const environment = {
  COMPOSE_PROJECT_NAME: project,
  HTTP_PORT: "0",
  BACKUP_DIR: path.join(folder, "backups"),
};

afterAll(() => make("down", { COMPOSE_PROJECT_NAME: project }));

let host: string;
beforeAll(async () => {
  buildImage(registry, REGISTRY);
  docker("run", "-d", `--name=${registry}`, "--publish=127.0.0.1:0:5000", registry);
  host = `127.0.0.1:${portOf(registry, 5000)}`;
  await until(async () => (await fetch(`http://${host}/v2/`)).ok);
});

test("the stack starts with pulled images, takes another tag, and goes back the same way", async () => {
  const RIDGELINE_IMAGES = `${host}/${stackProject}`;
  for (const name of ["api", "web", "certificates", "backup"]) {
    for (const tag of ["1", "2"]) {
      const image = `${RIDGELINE_IMAGES}/ridgeline-${name}:${tag}`;
      buildImage(image, `FROM ${stackProject}-${name}\nLABEL tag=${tag}`);
      docker("push", "--quiet", image);
      docker("rmi", image);
    }
  }

  for (const tag of ["1", "2", "1"]) {
    await make("up", { ...environment, RIDGELINE_IMAGES, RIDGELINE_TAG: tag });

    const running = ["api", "web", "certificates"].flatMap((name) => containersOf(name, project));
    const tags = docker("inspect", "-f", '{{index .Config.Labels "tag"}}', ...running);
    expect(new Set(tags.split("\n"))).toEqual(new Set([tag]));
    expect(running).toHaveLength(4);
  }
});
