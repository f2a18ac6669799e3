import { execFileSync } from "node:child_process";
import { ROOT } from "../servers/root";
import { docker, logOf, shareImages, stackProject, until } from "../servers/theStack";

const project = `${stackProject}-ipv6`;
const VISITOR = "fd8e:52d1:70a4:1::abcd";
const COMPOSE_FILE = "docker-compose.yml:deploy/ipv6.yml";

const compose = (...args: string[]) =>
  execFileSync("docker", ["compose", "-p", project, ...args], {
    cwd: ROOT,
    stdio: "pipe",
    env: { ...process.env, COMPOSE_FILE, HTTP_PORT: "0" },
  });

test("a visitor over IPv6 gets the site's files and is logged with their own address", async () => {
  shareImages(project);
  compose("run", "--rm", "--no-deps", "site");
  compose("up", "--detach", "--no-deps", "--no-build", "web");
  const container = `${project}-web-1`;
  const addresses = "{{range .NetworkSettings.Networks}}{{.GlobalIPv6Address}}{{end}}";
  const address = docker("inspect", "-f", addresses, container);
  const script = `fetch("http://[${address}]:8080/favicon.svg").then((r) => console.log(r.status))`;
  const visit = () =>
    docker(
      ...["run", "--rm", `--network=${project}_front`, `--ip6=${VISITOR}`, "--entrypoint=node"],
      ...[`${stackProject}-api`, "-e", script],
    );

  await until(() => visit() === "200", 20_000);

  await until(() => logOf(container).includes(`"address":"${VISITOR}"`));
  compose("down", "--volumes"); // two sites cannot have the same range of addresses
});
