import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import path from "node:path";
import { ROOT } from "../servers/root";
import { startWeb } from "../servers/startWeb";
import { docker, logOf, makeFolder, shareImages, stackProject, until } from "../servers/theStack";

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
  compose("run", "--rm", "--no-deps", "prepare", "bash", "deploy/publishSite.sh");
  compose("up", "--detach", "--no-deps", "--no-build", "web");
  const container = `${project}-web-1`;
  const addresses = "{{range .NetworkSettings.Networks}}{{.GlobalIPv6Address}}{{end}}";
  const address = docker("inspect", "-f", addresses, container);
  const script = `fetch("http://[${address}]:8080/favicon.svg").then((r) => console.log(r.status))`;
  const visit = () =>
    docker(
      "run",
      "--rm",
      `--network=${project}_front`,
      `--ip6=${VISITOR}`,
      "--entrypoint=node",
      `${stackProject}-api`,
      "-e",
      script,
    );

  await until(() => visit() === "200", 20_000);

  await until(() => logOf(container).includes(`"address":"${VISITOR}"`));
  compose("down", "--volumes"); // two sites cannot have the same range of addresses
});

test("on a machine without IPv6 nginx starts", async () => {
  const profile = path.join(makeFolder(), "seccomp.json");
  const isIpv6 = { index: 0, value: 10, op: "SCMP_CMP_EQ" }; // AF_INET6; 97 is EAFNOSUPPORT
  const refusal = { names: ["socket"], action: "SCMP_ACT_ERRNO", errnoRet: 97, args: [isIpv6] };
  writeFileSync(profile, JSON.stringify({ defaultAction: "SCMP_ACT_ALLOW", syscalls: [refusal] }));

  const { url } = await startWeb({}, [`--security-opt=seccomp=${profile}`]);

  expect((await fetch(`${url}/favicon.svg`)).status).toBe(200);
});
