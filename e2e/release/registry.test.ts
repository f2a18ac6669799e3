import { writeFileSync } from "node:fs";
import path from "node:path";
import { make } from "../servers/make";
import { settings } from "../servers/startStack";
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
const BACKUP_DIR = path.join(folder, "backups");

afterAll(() => make("down", { COMPOSE_PROJECT_NAME: project }));

let host: string;
beforeAll(async () => {
  buildImage(registry, REGISTRY);
  docker("run", "-d", `--name=${registry}`, "--publish=127.0.0.1:0:5000", registry);
  host = `127.0.0.1:${portOf(registry, 5000)}`;
  await until(async () => (await fetch(`http://${host}/v2/`)).ok);
});

/** Puts an image into the registry, and nowhere else. */
function push(image: string, dockerfile: string): void {
  buildImage(image, dockerfile);
  docker("push", "--quiet", image);
  docker("rmi", image);
}

test("the stack starts with pulled images, takes another tag, and goes back the same way", () => {
  const RIDGELINE_IMAGES = `${host}/${stackProject}`;
  for (const name of ["api", "web", "certificates", "backup"]) {
    for (const tag of ["1", "2"]) {
      const image = `${RIDGELINE_IMAGES}/ridgeline-${name}:${tag}`;
      push(image, `FROM ${stackProject}-${name}\nLABEL tag=${tag}`);
    }
  }

  for (const tag of ["1", "2", "1"]) {
    const images = { RIDGELINE_IMAGES, RIDGELINE_TAG: tag, COMPOSE_PROJECT_NAME: project };
    make("up", { ...settings, BACKUP_DIR, ...images });

    const running = ["api", "web", "certificates"].flatMap((name) => containersOf(name, project));
    const tags = docker("inspect", "-f", '{{index .Config.Labels "tag"}}', ...running);
    expect(new Set(tags.split("\n"))).toEqual(new Set([tag]));
    expect(running).toHaveLength(4);
  }
});

test("make upgrade fetches a newer Postgres, make up does not", () => {
  const image = `${host}/${stackProject}/postgres:17`;
  const file = path.join(folder, "postgres.json");
  writeFileSync(file, JSON.stringify({ services: { database: { image } } }));
  const environment = {
    ...settings,
    ...{ RIDGELINE_IMAGES: `${host}/${stackProject}`, RIDGELINE_TAG: "1", BACKUP_DIR },
    COMPOSE_PROJECT_NAME: project,
    COMPOSE_FILE: `${process.env["COMPOSE_FILE"]}:${file}`,
  };
  const release = () => {
    const [database = ""] = containersOf("database", project);
    return docker("inspect", "-f", '{{index .Config.Labels "release"}}', database);
  };
  push(image, "FROM postgres:17\nLABEL release=1");
  make("up", environment);
  const local = docker("inspect", "-f", "{{.Id}}", image);
  push(image, "FROM postgres:17\nLABEL release=2");
  docker("tag", local, image);

  make("up", environment);
  expect(release()).toBe("1");
  make("upgrade", environment);
  expect(release()).toBe("2");
});
