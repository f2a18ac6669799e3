import { execFileSync } from "node:child_process";
import { startWeb, withLimits } from "../servers/startWeb";
import { buildImage, docker, logOf, stackProject, until } from "../servers/theStack";

const DOMAIN = "site.test";
const volume = `${stackProject}-acme`;
const certbot = `${stackProject}-certbot`;
/** A container that the authority runs in, once it is started, and that visits the site; and its image. */
const authority = `${stackProject}-authority`;

/** Debian's pebble, an ACME server that requests the challenge on port 8080: two authorities with certificates for six days. */
const PEBBLE = `
FROM debian:trixie-slim
RUN apt-get update && apt-get install -y --no-install-recommends pebble openssl curl && rm -rf /var/lib/apt/lists/*
RUN openssl req -x509 -newkey rsa:2048 -nodes -days 3650 -subj /CN=authority -addext subjectAltName=DNS:authority -keyout /key.pem -out /ca.pem
RUN for n in 0 1; do echo '{"pebble":{"listenAddress":"0.0.0.0:1400'$n'","managementListenAddress":"0.0.0.0:1500'$n'","certificate":"/ca.pem","privateKey":"/key.pem","httpPort":8080,"tlsPort":8443,"ocspResponderURL":"","certificateValidityPeriod":518400}}' > /1400$n.json; done
ENV PEBBLE_VA_NOSLEEP=1 PEBBLE_WFE_NONCEREJECT=0
CMD ["sleep", "infinity"]
`;
const settings = {
  DOMAIN: `gone.test,${DOMAIN}`, // the first does not resolve
  ACME_EMAIL: "operator@example.com",
  ACME_SERVER: "https://authority:14000/dir",
  REQUESTS_CA_BUNDLE: "/var/lib/ridgeline/authority.pem",
};

beforeAll(async () => {
  buildImage(authority, PEBBLE);
  start(authority, "--network-alias=authority", authority);
  startCertbot();
  execFileSync("docker", ["exec", "-i", certbot, "tee", settings.REQUESTS_CA_BUNDLE], {
    input: docker("exec", authority, "cat", "/ca.pem"),
    stdio: ["pipe", "ignore", "inherit"],
  });
  const { ACME_EMAIL } = settings;
  await startWeb({ DOMAIN: settings.DOMAIN, ACME_EMAIL, HTTPS_PORT: "8443" }, [
    `--network-alias=${DOMAIN}`,
    `${home}:ro`,
  ]);
});

/** Starts a container on the stack's network. */
function start(name: string, ...args: string[]): void {
  const network = `--network=${stackProject}_front`;
  docker("run", "-d", "--init", network, "--name", name, ...args);
}

const home = `--volume=${volume}:/var/lib/ridgeline`;

function startCertbot(change: Partial<typeof settings> = {}): void {
  const environment = Object.entries({ ...settings, ...change });
  const variables = environment.map(([name, value]) => `--env=${name}=${value}`);
  const retry = `--volume=${withLimits("certificates.sh", { "retry=60": "retry=1" })}`;
  const flags = [home, "--read-only", "--tmpfs=/tmp", retry, ...variables];
  start(certbot, ...flags, `${stackProject}-certificates`);
}

const startAuthority = (port: number) =>
  docker("exec", "--detach", authority, "pebble", "-config", `/${port}.json`);

/** A visitor's request. Returns the head of the response. */
const visit = (address: string, ...flags: string[]) =>
  docker("exec", authority, "curl", "-sSk", "-D-", "-o/dev/null", ...flags, address);
const PLAIN = `http://${DOMAIN}:8080`;
const SECURE = `https://${DOMAIN}:8443`;

const certificate = () =>
  docker("exec", authority, "curl", "-sSk", "-o/dev/null", "-w%{certs}", SECURE);

const archive = "/var/lib/ridgeline/certificates/archive";

function renew(): void {
  const folder = "--config-dir=/var/lib/ridgeline/certificates";
  const others = ["--work-dir=/tmp/work", "--logs-dir=/tmp/logs", "--no-random-sleep-on-renew"];
  docker("exec", certbot, "certbot", "renew", "--force-renewal", folder, ...others);
}

test("while the CA is down the site runs over plain HTTP; once it is up, each name that can gets its certificate", async () => {
  expect(visit(PLAIN)).toMatch(/^HTTP\/1.1 200 /);
  expect(visit(`${PLAIN}/api/services`)).toMatch(/^HTTP\/1.1 200 /);

  startAuthority(14_000);

  await until(() => visit(SECURE).startsWith("HTTP/2 200"));
  expect(logOf(certbot)).toContain("Could not get a certificate for gone.test;");
  expect(visit(PLAIN, "-H", "Host: gone.test")).toMatch(/^HTTP\/1.1 200 /);
  // Old nginx workers finish their connections, so the redirect is reliable only once the last of them is gone.
  await until(() => [1, 2, 3, 4].every(() => visit(PLAIN).startsWith("HTTP/1.1 301 ")));
});

describe("with the certificate", () => {
  test("pages and the API are served over https, with HSTS, in TLS 1.2 or 1.3, in HTTP/2 or 1.1", () => {
    for (const path of ["/", "/api/services", "/favicon.svg"]) {
      expect(visit(SECURE + path)).toMatch(/^strict-transport-security: max-age=31536000\r$/m);
    }
    expect(visit(SECURE, "--tlsv1.3")).toMatch(/^HTTP\/2 200/);
    expect(visit(SECURE, "--tls-max", "1.2", "--http1.1")).toMatch(/^HTTP\/1.1 200/);
  });

  test("pages are redirected from plain HTTP, and the API refuses it", () => {
    const page = visit(`${PLAIN}/privacy?a=b`);
    expect(page).toMatch(/^HTTP\/1.1 301 /);
    expect(page).toContain(`\r\nLocation: ${SECURE}/privacy?a=b\r\n`);
    expect(page).toContain("\r\nContent-Security-Policy: default-src 'none'");

    expect(visit(`${PLAIN}/.well-known/acme-challenge/gone`)).toMatch(/^HTTP\/1.1 404 /);

    for (const path of ["/api/services", "/api"]) {
      const api = visit(PLAIN + path);
      expect(api).toMatch(/^HTTP\/1.1 403 /);
      expect(api).toContain("\r\nContent-Type: text/plain; charset=utf-8\r\n");
    }
  });

  test("an unknown Host gets neither a handshake nor an answer", () => {
    const host = ["-H", "Host: other.test"];
    const elsewhere = ["--connect-to", `other.test:8443:${DOMAIN}:8443`];

    expect(() => visit(PLAIN, ...host)).toThrow(/Empty reply|reset by peer/);
    expect(() => visit(SECURE, "--http1.1", ...host)).toThrow(/Empty reply|reset by peer/);
    expect(() => visit(SECURE, ...host)).toThrow(/stream .* was not closed/);
    expect(() => visit("https://other.test:8443/", ...elsewhere)).toThrow(/unrecognized name/);
  });

  test("a renewed certificate is loaded without a failed request", async () => {
    const before = certificate();
    expect(before).toContain("BEGIN CERTIFICATE");

    renew();

    const statuses = new Set<string>();
    await until(() => {
      statuses.add(visit(SECURE).split("\r\n")[0] ?? "");
      return certificate() !== before;
    });
    expect([...statuses]).toEqual(["HTTP/2 200 "]);
  });

  test("one from another authority than ACME_SERVER is replaced, a good one of six days is not", async () => {
    const before = certificate();
    startAuthority(14_001);
    docker("rm", "--force", certbot);
    startCertbot({ DOMAIN, ACME_SERVER: "https://authority:14001/dir" });
    await until(() => certificate() !== before);
    const replaced = certificate();

    docker("restart", "--time=0", certbot);

    await until(() => docker("top", certbot).includes("sleep 43200"));
    expect(docker("exec", certbot, "ls", `${archive}/${DOMAIN}`)).toContain("cert3.pem");
    expect(docker("exec", certbot, "ls", `${archive}/${DOMAIN}`)).not.toContain("cert4.pem");
    expect(certificate()).toBe(replaced);
  });

  test("while the CA is down the certificate stays in use", () => {
    docker("restart", "--time=0", authority); // ends pebble

    expect(renew).toThrow();
    expect(visit(SECURE)).toMatch(/^HTTP\/2 200/);
  });
});
