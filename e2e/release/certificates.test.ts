import { execFileSync, spawnSync } from "node:child_process";
import { request as httpRequest, type IncomingMessage } from "node:http";
import { request as httpsRequest } from "node:https";
import { connect, type TLSSocket } from "node:tls";
import { portOf, startWeb, type Web, withLimits } from "../servers/startWeb";
import { docker, stackProject, until } from "../servers/theStack";

const DOMAIN = "site.test";
const prefix = `${stackProject}-certificates-test`;
const volume = `${prefix}-volume`;
const authority = `${prefix}-authority`;
const certbot = `${prefix}-certbot`;
/** The image's name, too. */
const pebble = `${prefix}-pebble`;
const network = `--network=${stackProject}_front`;

/** Debian's pebble, an ACME server that requests the challenge on port 8080, with a fixed address; and Debian's curl. */
const PEBBLE = `
FROM debian:trixie-slim
RUN apt-get update && apt-get install -y --no-install-recommends pebble openssl curl && rm -rf /var/lib/apt/lists/*
RUN openssl req -x509 -newkey rsa:2048 -nodes -days 3650 -subj /CN=authority -addext subjectAltName=DNS:authority -keyout /key.pem -out /ca.pem
RUN echo '{"pebble":{"listenAddress":"0.0.0.0:14000","managementListenAddress":"0.0.0.0:15000","certificate":"/ca.pem","privateKey":"/key.pem","httpPort":8080,"tlsPort":8443,"ocspResponderURL":""}}' > /pebble.json
ENV PEBBLE_VA_NOSLEEP=1 PEBBLE_WFE_NONCEREJECT=0
CMD ["pebble", "-config", "/pebble.json"]
`;

let web: Web;
let httpPort: number;
let httpsPort: number;

jest.setTimeout(180_000);

beforeAll(async () => {
  execFileSync("docker", ["build", "-q", "-t", pebble, "-"], { input: PEBBLE });
  docker("volume", "create", volume);
  const image = `${stackProject}-certificates`;
  const settings = {
    DOMAIN,
    ACME_EMAIL: "operator@example.com",
    ACME_SERVER: "https://authority:14000/dir",
    REQUESTS_CA_BUNDLE: "/var/lib/ridgeline/authority.pem",
  };
  const variables = Object.entries(settings).map(([name, value]) => `--env=${name}=${value}`);
  docker(
    ...["run", "-d", "--init", "--name", certbot, network, "--read-only", "--tmpfs=/tmp"],
    ...[`--volume=${volume}:/var/lib/ridgeline`, ...variables],
    ...[`--volume=${withLimits("certificates.sh", { "retry=60": "retry=1" })}`, image],
  );
  const ca = docker("run", "--rm", "--network=none", pebble, "cat", "/ca.pem");
  execFileSync("docker", ["exec", "-i", certbot, "tee", settings.REQUESTS_CA_BUNDLE], {
    input: ca,
    stdio: ["pipe", "ignore", "inherit"],
  });
  web = await startWeb({ DOMAIN, HTTPS_PORT: "8443" }, [
    `--network-alias=${DOMAIN}`,
    "--publish=127.0.0.1:0:8443",
    `--volume=${volume}:/var/lib/ridgeline:ro`,
  ]);
  httpPort = portOf(web.container, 8080);
  httpsPort = portOf(web.container, 8443);
});

afterAll(() => {
  web.stop();
  spawnSync("docker", ["rm", "-f", certbot, authority]);
  spawnSync("docker", ["volume", "rm", volume]);
});

test("while the CA is down the site runs over plain HTTP", async () => {
  expect((await ask("http", "/")).statusCode).toBe(200);
  expect((await ask("http", "/api/services")).statusCode).toBe(200);
});

test("once the CA is up the certificate is issued", async () => {
  startAuthority();

  const waited = await until(async () => (await ask("https", "/")).statusCode === 200);
  // Old nginx workers finish their connections, so the redirect is reliable only once the last of them is gone.
  await until(async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask("http", "/")));
    return answers.every(({ statusCode }) => statusCode === 301);
  });

  console.info(`HTTPS ${Math.round(waited)} ms after the authority came`);
});

describe("with the certificate", () => {
  test("pages and the API are served over https, with HSTS", async () => {
    const { statusCode, headers } = await ask("https", "/api/services");

    expect(statusCode).toBe(200);
    expect(headers["strict-transport-security"]).toBe("max-age=31536000");
  });

  test("pages are redirected from plain HTTP, and the API refuses it", async () => {
    const page = await ask("http", "/privacy?a=b");
    expect(page.statusCode).toBe(301);
    expect(page.headers.location).toBe(`https://${DOMAIN}:8443/privacy?a=b`);
    expect(page.headers["content-security-policy"]).toContain("default-src 'none'");

    expect((await ask("http", "/.well-known/acme-challenge/gone")).statusCode).toBe(404);

    for (const path of ["/api/services", "/api"]) {
      const api = await ask("http", path);
      expect(api.statusCode).toBe(403);
      expect(api.headers["content-type"]).toBe("text/plain; charset=utf-8");
    }
  });

  test("an unknown Host gets neither a handshake nor an answer", async () => {
    await expect(ask("http", "/", "other.test")).rejects.toThrow("socket hang up");
    await expect(ask("https", "/", "other.test")).rejects.toThrow("socket hang up");
    await expect(handshake({ servername: "other.test" })).rejects.toThrow(/alert/);
    const page = `curl -sSk --http2 -H 'Host: other.test' https://${DOMAIN}:8443/`;
    expect(() => docker("exec", authority, "sh", "-c", page)).toThrow(/stream .* was not closed/);
  });

  test("TLS 1.2, TLS 1.3 and HTTP/2 work, TLS 1.1 does not", async () => {
    for (const version of ["TLSv1.2", "TLSv1.3"] as const) {
      expect((await handshake({ minVersion: version, maxVersion: version })).version).toBe(version);
    }
    await expect(handshake({ minVersion: "TLSv1.1", maxVersion: "TLSv1.1" })).rejects.toThrow();
    expect((await handshake({ ALPNProtocols: ["h2", "http/1.1"] })).protocol).toBe("h2");
  });

  test("a renewed certificate is loaded without a failed request", async () => {
    const before = (await handshake({})).serial;
    const failures: unknown[] = [];
    let count = 0;
    renew();
    await until(async () => {
      count += 1;
      await ask("https", "/").catch((error: unknown) => failures.push(error));
      return (await handshake({})).serial !== before;
    });

    expect(failures).toEqual([]);
    expect(count).toBeGreaterThan(0);
  });

  test("while the CA is down the certificate stays in use", async () => {
    docker("rm", "-f", authority);

    expect(renew).toThrow();
    expect((await ask("https", "/")).statusCode).toBe(200);
  });
});

function startAuthority(): void {
  const name = ["--name", authority, "--network-alias=authority"];
  docker("run", "-d", ...name, network, pebble);
}

function renew(): void {
  const home = "--config-dir=/var/lib/ridgeline/certificates";
  const others = ["--work-dir=/tmp/work", "--logs-dir=/tmp/logs", "--no-random-sleep-on-renew"];
  docker("exec", certbot, "certbot", "renew", "--force-renewal", home, ...others);
}

function ask(scheme: "http" | "https", path: string, host = DOMAIN): Promise<IncomingMessage> {
  const isSecure = scheme === "https";
  const options = { host: "127.0.0.1", path, headers: { Host: host }, agent: false };
  return new Promise((resolve, reject) => {
    const request = isSecure
      ? httpsRequest({ ...options, port: httpsPort, servername: DOMAIN, rejectUnauthorized: false })
      : httpRequest({ ...options, port: httpPort });
    request.on("error", reject);
    request.on("response", (response) => {
      response.resume();
      response.on("end", () => resolve(response));
    });
    request.end();
  });
}

type Handshake = { version: string | null; protocol: string | false | null; serial: string };

function handshake(options: object): Promise<Handshake> {
  return new Promise((resolve, reject) => {
    const socket: TLSSocket = connect(
      {
        host: "127.0.0.1",
        port: httpsPort,
        servername: DOMAIN,
        rejectUnauthorized: false,
        ...options,
      },
      () => {
        const serial = socket.getPeerCertificate().serialNumber;
        resolve({ version: socket.getProtocol(), protocol: socket.alpnProtocol, serial });
        socket.destroy();
      },
    );
    socket.on("error", reject);
  });
}
