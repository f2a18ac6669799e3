import { execFileSync } from "node:child_process";
import { startWeb, withLimits } from "../servers/startWeb";
import { buildImage, docker, stackProject, until } from "../servers/theStack";

const DOMAIN = "site.test";
const volume = `${stackProject}-acme`;
const certbot = `${stackProject}-certbot`;
/** A container that the authority runs in, once it is started, and that visits the site; and its image. */
const authority = `${stackProject}-authority`;
const network = `--network=${stackProject}_front`;

/** Debian's pebble, an ACME server that requests the challenge on port 8080; and Debian's curl. */
const PEBBLE = `
FROM debian:trixie-slim
RUN apt-get update && apt-get install -y --no-install-recommends pebble openssl curl && rm -rf /var/lib/apt/lists/*
RUN openssl req -x509 -newkey rsa:2048 -nodes -days 3650 -subj /CN=authority -addext subjectAltName=DNS:authority -keyout /key.pem -out /ca.pem
RUN echo '{"pebble":{"listenAddress":"0.0.0.0:14000","managementListenAddress":"0.0.0.0:15000","certificate":"/ca.pem","privateKey":"/key.pem","httpPort":8080,"tlsPort":8443,"ocspResponderURL":""}}' > /pebble.json
ENV PEBBLE_VA_NOSLEEP=1 PEBBLE_WFE_NONCEREJECT=0
CMD ["sleep", "infinity"]
`;
const settings = {
  DOMAIN,
  ACME_EMAIL: "operator@example.com",
  ACME_SERVER: "https://authority:14000/dir",
  REQUESTS_CA_BUNDLE: "/var/lib/ridgeline/authority.pem",
};

beforeAll(async () => {
  buildImage(authority, PEBBLE);
  const run = (name: string, ...rest: string[]) =>
    docker("run", "-d", "--init", network, "--name", name, ...rest);
  run(authority, "--network-alias=authority", authority);
  const variables = Object.entries(settings).map(([name, value]) => `--env=${name}=${value}`);
  const home = `--volume=${volume}:/var/lib/ridgeline`;
  const retry = `--volume=${withLimits("certificates.sh", { "retry=60": "retry=1" })}`;
  const flags = [home, "--read-only", "--tmpfs=/tmp", retry, ...variables];
  run(certbot, ...flags, `${stackProject}-certificates`);
  execFileSync("docker", ["exec", "-i", certbot, "tee", settings.REQUESTS_CA_BUNDLE], {
    input: docker("exec", authority, "cat", "/ca.pem"),
    stdio: ["pipe", "ignore", "inherit"],
  });
  await startWeb({ DOMAIN, ACME_EMAIL: settings.ACME_EMAIL, HTTPS_PORT: "8443" }, [
    `--network-alias=${DOMAIN}`,
    `${home}:ro`,
  ]);
});

/** A visitor's request. Returns the head of the response. */
const visit = (address: string, ...flags: string[]) =>
  docker("exec", authority, "curl", "-sSk", "-D-", "-o/dev/null", ...flags, address);
const PLAIN = `http://${DOMAIN}:8080`;
const SECURE = `https://${DOMAIN}:8443`;

const certificate = () =>
  docker("exec", authority, "curl", "-sSk", "-o/dev/null", "-w%{certs}", SECURE);

function renew(): void {
  const home = "--config-dir=/var/lib/ridgeline/certificates";
  const others = ["--work-dir=/tmp/work", "--logs-dir=/tmp/logs", "--no-random-sleep-on-renew"];
  docker("exec", certbot, "certbot", "renew", "--force-renewal", home, ...others);
}

test("while the CA is down the site runs over plain HTTP; once it is up, the certificate is issued", async () => {
  expect(visit(PLAIN)).toMatch(/^HTTP\/1.1 200 /);
  expect(visit(`${PLAIN}/api/services`)).toMatch(/^HTTP\/1.1 200 /);

  docker("exec", "--detach", authority, "pebble", "-config", "/pebble.json");

  await until(() => visit(SECURE).startsWith("HTTP/2 200"));
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

  test("while the CA is down the certificate stays in use", () => {
    docker("restart", "--time=0", authority); // ends pebble

    expect(renew).toThrow();
    expect(visit(SECURE)).toMatch(/^HTTP\/2 200/);
  });
});
