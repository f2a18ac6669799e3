import { writeFileSync } from "node:fs";
import path from "node:path";
import { answerTo } from "../servers/rawRequest";
import { portOf, startWeb } from "../servers/startWeb";
import { docker, makeFolder, stackProject, until } from "../servers/theStack";

const LIVE = "certificates/live/oak.example";
const OWN = { DOMAIN: "oak.example", ACME_EMAIL: "ann@oak.example", HTTPS_PORT: "443" };

/** A folder with a self-signed certificate of oak.example that ends in so many days, as certbot leaves it. */
function makeCertificate(days: number, folder = makeFolder()): string {
  const ends = new Date(Date.now() + days * 86_400_000).toISOString().replaceAll(/[-:]|\.\d+/g, "");
  const script = `set -e; mkdir -p /home/${LIVE}; cd /home/${LIVE}
    openssl req -x509 -newkey rsa:2048 -nodes -not_before 20200101000000Z -not_after ${ends.replace("T", "")} \
      -subj /CN=oak -addext subjectAltName=DNS:oak.example -keyout privkey.pem -out new.pem
    chmod -R a+rX /home; mv new.pem fullchain.pem`;
  const run = ["run", "--rm", "--network=none", "--user=0", `--volume=${folder}:/home`];
  docker(...run, "--entrypoint=bash", `${stackProject}-web`, "-c", script);
  return folder;
}

const startWith = (folder: string, environment: Record<string, string>) =>
  startWeb(environment, [`--volume=${folder}:/var/lib/ridgeline:ro`]);

/** The status with which nginx answers a visitor over plain HTTP. */
async function visit(url: string, host = "oak.example"): Promise<string | undefined> {
  const head = `GET /favicon.svg HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`;
  return /^HTTP\/1.1 (\d+)/.exec(await answerTo(url, head))?.[1];
}

describe("with a certificate of oak.example", () => {
  let folder: string;
  beforeAll(() => {
    folder = makeCertificate(60);
  });

  test.each([
    ["its own HTTPS is on, pages redirect to it", {}, "301"],
    ["the site has moved behind a proxy, they do not", { ACME_EMAIL: "" }, "200"],
    ["no port is published for it, they do not", { HTTPS_PORT: "" }, "200"],
  ])("while %s", async (_, change, status) => {
    const { url } = await startWith(folder, { ...OWN, ...change });

    expect(await visit(url)).toBe(status);
  });

  test("a name that it does not cover is served over plain HTTP, the others over HTTPS", async () => {
    const DOMAIN = "new.example,oak.example";
    const { url } = await startWith(folder, { ...OWN, DOMAIN });
    const hosts = ["new.example", "oak.example", "other.example"];

    const statuses = await Promise.all(hosts.map((host) => visit(url, host)));

    expect(statuses).toEqual(["200", "301", undefined]);
  });
});

test("once the certificate has expired, or cannot be loaded, the site is served over plain HTTP", async () => {
  const folder = makeCertificate(5 / 86_400);
  const { url, container } = await startWith(folder, OWN);
  await until(async () => (await visit(url)) === "200", 30_000);

  makeCertificate(60, folder);
  await until(async () => (await visit(url)) === "301", 20_000);

  writeFileSync(path.join(folder, LIVE, "privkey.pem"), "");
  docker("restart", container);
  await until(async () => (await visit(`http://127.0.0.1:${portOf(container, 8080)}`)) === "200");
});
