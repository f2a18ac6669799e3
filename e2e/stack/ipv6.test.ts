import { execFileSync } from "node:child_process";
import { ROOT } from "../servers/root";
import { docker, logOf, shareImages, stackProject, until } from "../servers/theStack";

const project = `${stackProject}-ipv6`;
const VISITOR = "fd8e:52d1:70a4:1::abcd";

jest.setTimeout(60_000);

const compose = (...args: string[]) =>
  execFileSync("docker", ["compose", ...args], {
    cwd: ROOT,
    encoding: "utf8",
    stdio: "pipe",
    env: {
      ...process.env,
      COMPOSE_FILE: "docker-compose.yml:deploy/ipv6.yml",
      HTTP_PORT: "0",
      COMPOSE_PROJECT_NAME: project,
    },
  });

let untagImages: () => void;
beforeAll(() => {
  untagImages = shareImages(project);
  compose("run", "--rm", "--no-deps", "site");
  compose("up", "--detach", "--no-deps", "--no-build", "web");
});
afterAll(() => {
  compose("down", "--volumes");
  untagImages();
});

test("a visitor over IPv6 gets the site's files and is logged with their own address", async () => {
  const container = `${project}-web-1`;
  const addresses = "{{range .NetworkSettings.Networks}}{{.GlobalIPv6Address}}{{end}}";
  const address = docker("inspect", "-f", addresses, container).trim();
  const script = `fetch("http://[${address}]:8080/favicon.svg").then((r) => console.log(r.status))`;
  const visit = () =>
    docker(
      ...["run", "--rm", `--network=${project}_front`, `--ip6=${VISITOR}`, "--entrypoint=node"],
      ...[`${stackProject}-api`, "-e", script],
    );

  await until(() => visit() === "200\n", 20_000);

  await until(() => logOf(container).includes(`"address":"${VISITOR}"`));
});
