import { answerTo, sendRaw } from "../servers/rawRequest";
import { startWeb, type Web, withLimits } from "../servers/startWeb";
import {
  call,
  containersOf,
  docker,
  logOf,
  stackProject,
  stackUrl,
  until,
} from "../servers/theStack";

/** Covers every network that Docker may choose. */
const TRUST_DOCKER = { TRUSTED_PROXY: "172.16.0.0/12,10.0.0.0/8,192.168.0.0/16" };

/** The flags of an nginx that lets one visitor send a request a second, and this many at once. */
const limited = (burst: number) => [
  `--volume=${withLimits("nginx/nginx.conf", { "rate=100r/s": "rate=1r/s", "burst=1000": `burst=${burst}` })}`,
];

const securityHeaders = (response: Response) =>
  [...response.headers].filter(([name]) =>
    /^(content-security|x-content|x-frame|referrer|permissions|cross-origin)/.test(name),
  );

describe("an address over its limits", () => {
  let web: Web;
  beforeAll(async () => {
    web = await startWeb({}, limited(5));
  });
  afterAll(() => web.stop());

  test("gets a message, with the same security headers and Retry-After", async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => fetch(`${web.url}/`)));
    const refused = answers.filter(({ status }) => status === 429);

    expect(refused.length).toBeGreaterThanOrEqual(5);
    const [first] = refused;
    if (!first) throw new Error("None was refused");
    expect(first.headers.get("retry-after")).toBe("5");
    expect(first.headers.get("content-type")).toBe("text/plain; charset=utf-8");
    expect(await first.text()).toMatch(/^Too many requests .*\.$/);
    expect(securityHeaders(first)).toEqual(securityHeaders(await call("/api/nothing")));
  });

  test("does not slow others down", () => {
    expect(statusFromAnotherAddress(web)).toBe(200);
  });
});

describe("an address that sends many slow bodies", () => {
  let web: Web;
  beforeAll(async () => {
    const conf = withLimits("nginx/nginx.conf", { "limit_conn bodies 50": "limit_conn bodies 2" });
    web = await startWeb(TRUST_DOCKER, [`--volume=${conf}`]);
  });
  afterAll(() => web.stop());

  // Each from a different address: connections closed by an earlier test may still be counted.
  test.each([
    ["198.51.100.1", "POST /api/quote HTTP/1.1"],
    [
      "198.51.100.2",
      "POST /api/quote HTTP/1.1\r\nIdempotency-Key: 9b2c8d4e-0000-4000-8000-000000000000",
    ],
    ["198.51.100.3", "PUT /api/services HTTP/1.1"],
    ["198.51.100.4", "GET /api/services HTTP/1.1"],
  ])("has only so many of them open: %s, %j", async (address, request) => {
    const from = { "X-Forwarded-For": address };
    const head = `${request}\r\nHost: a\r\nX-Forwarded-For: ${address}\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{`;
    const answers: string[] = [];
    const sockets = Array.from({ length: 10 }, () =>
      // A response may arrive in several pieces.
      sendRaw(web.url, head).once("data", (bytes: Buffer) => answers.push(bytes.toString())),
    );

    await until(() => answers.length === 8);

    for (const answer of answers) expect(answer).toMatch(/^HTTP\/1.1 429 /);
    expect((await fetch(`${web.url}/privacy`, { headers: from })).status).toBe(200);
    for (const socket of sockets) socket.destroy();
  });
});

test("a visitor's IPv6 addresses (a /64) share a limit; IPv4-mapped addresses do not", async () => {
  const web = await startWeb(TRUST_DOCKER, limited(3));
  const statuses = (addressOf: (n: number) => string) =>
    Promise.all(
      Array.from({ length: 12 }, async (_, n) => {
        const headers = { "X-Forwarded-For": addressOf(n) };
        return read(await fetch(`${web.url}/terms`, { headers }));
      }),
    );

  expect(await statuses((n) => `2001:db8:1:1:${n}::1`)).toContain(429);
  expect(await statuses((n) => `2001:db8:1:${n + 2}::1`)).not.toContain(429);
  expect(await statuses((n) => `::ffff:198.51.100.${n}`)).not.toContain(429);
  web.stop();
});

test("with the defaults, a hundred people behind one address load the page at once", async () => {
  const web = await startWeb({});
  const pages = Array.from({ length: 400 }, (_, n) =>
    fetch(web.url + (n % 2 ? "/" : "/api/services")).then(read),
  );

  expect(new Set(await Promise.all(pages))).toEqual(new Set([200]));
  web.stop();
});

test.each([
  [2, 200],
  [3, 400],
])("a request's head may have up to 16 kB: %i lines of 7 kB are %i", async (lines, status) => {
  const long = Array.from({ length: lines }, (_, n) => `X-${n}: ${"x".repeat(7000)}\r\n`).join("");
  const answer = await answerTo(
    stackUrl,
    `GET /privacy?utm_campaign=${"x".repeat(900)} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n${long}\r\n`,
  );

  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
});

test("nginx caches the lists per listed origin: none gets another's CORS header", async () => {
  const namedFor = async (origin: string) => {
    const answer = await call("/api/services", { headers: { Origin: origin } });
    return answer.headers.get("access-control-allow-origin");
  };

  for (const origin of ["https://a.example", "https://b.example"]) {
    await namedFor(origin.toUpperCase()); // nginx finds it in the list, the API would not
    expect(await namedFor("https://c.example")).toBeNull();
    expect(await namedFor(origin)).toBe(origin);
  }
});

describe("without an API", () => {
  const network = `${stackProject}-without-api`;
  let web: Web;
  beforeAll(async () => {
    docker("network", "create", network);
    web = await startWeb({}, [], network);
  });
  afterAll(() => {
    web.stop();
    docker("network", "rm", network);
  });

  test.each(["/", "/nothing", "/assets/none.js", "/api/services", "/photos/1"])(
    "and without a cached copy, %s is a sentence with an error's security headers",
    async (path) => {
      const away = await fetch(web.url + path);

      expect(await away.text()).toMatch(/^We cannot answer right now/);
      expect(away.status).toBe(503);
      expect(away.headers.get("retry-after")).toBe("5");
      expect(securityHeaders(away)).toEqual(securityHeaders(await call("/api/nothing")));
    },
  );

  test("the site's files are served", async () => {
    expect((await fetch(`${web.url}/favicon.svg`)).status).toBe(200);
  });

  test("a visitor cannot send control characters to a terminal that shows the log", async () => {
    const log = () => logOf(web.container);

    await answerTo(
      web.url,
      "GET /api/%7F%C2%9B31m%E2%80%AE HTTP/1.1\r\nHost: a\r\nConnection: close\r\n" +
        "Referer: \u001b]0;a title\u0007\u009b31m\r\n\r\n",
    );
    await until(() => log().includes("(not ASCII)"));

    expect(log()).not.toMatch(/[^\n -~]/);
  });
});

describe("the address in X-Forwarded-For", () => {
  test("is trusted from the configured proxy, and from nobody else", async () => {
    const trusting = await startWeb(TRUST_DOCKER);
    const other = await startWeb({ TRUSTED_PROXY: "203.0.113.0/24" });
    for (const { url } of [trusting, other]) {
      const answer = await fetch(`${url}/terms`, {
        headers: { "X-Forwarded-For": "198.51.100.7" },
      });
      await answer.text();
    }

    for (const web of [trusting, other]) {
      await until(() => logOf(web.container).includes('"path":"/terms"'));
    }
    expect(logOf(trusting.container)).toContain('"address":"198.51.100.7"');
    expect(logOf(other.container)).not.toContain("198.51.100.7");
    for (const web of [trusting, other]) web.stop();
  });
});

async function read(answer: Response): Promise<number> {
  await answer.text();
  return answer.status;
}

function statusFromAnotherAddress({ address }: Web): number {
  const script = `fetch("http://${address}:8080/").then((r) => process.stdout.write(String(r.status)))`;
  const [api = ""] = containersOf("api");
  return Number(docker("exec", api, "node", "-e", script));
}
