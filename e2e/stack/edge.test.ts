import { photoIdOf } from "@ridgeline/contract/photo";
import { answerTo, sendRaw } from "../servers/rawRequest";
import { startWeb, TRUST_DOCKER, type Web, withLimits } from "../servers/startWeb";
import {
  call,
  docker,
  logOf,
  postForm,
  psql,
  stackProject,
  stackUrl,
  until,
  uploadPhoto,
} from "../servers/theStack";

/** Expects a sentence from nginx with all headers of an error. */
async function expectSentence(answer: Response, status: number, sentence: RegExp): Promise<void> {
  const security = (response: Response) =>
    [...response.headers].filter(([name]) =>
      /^(content-security|x-content|x-frame|referrer|permissions|cross-origin)/.test(name),
    );

  expect(await answer.text()).toMatch(sentence);
  expect(answer.status).toBe(status);
  expect(answer.headers.get("retry-after")).toBe("5");
  expect(answer.headers.get("content-type")).toBe("text/plain; charset=utf-8");
  expect(security(answer)).toEqual(security(await call("/api/nothing")));
}

describe("of twelve pages at once, where three are allowed, some are refused", () => {
  let web: Web;
  beforeAll(async () => {
    const changes = { "rate=100r/s": "rate=1r/s", "burst=1000": "burst=3" };
    web = await startWeb(TRUST_DOCKER, [`--volume=${withLimits("nginx/nginx.conf", changes)}`]);
  });

  test.each<[string, boolean, (n: number) => string]>([
    ["to one address", true, () => "198.51.100.1"],
    ["but not to different addresses", false, (n) => `198.51.100.${n + 2}`],
    ["to one IPv6 network (a /64)", true, (n) => `2001:db8:1:1:${n}::1`],
    ["but not to different ones", false, (n) => `2001:db8:1:${n + 2}::1`],
    ["and not to IPv4 addresses inside IPv6", false, (n) => `::ffff:198.51.100.${n + 20}`],
  ])("%s", async (_, isLimited, addressOf) => {
    const visits = Array.from({ length: 12 }, (_, n) =>
      fetch(`${web.url}/terms`, { headers: { "X-Forwarded-For": addressOf(n) } }),
    );

    const refused = (await Promise.all(visits)).filter(({ status }) => status !== 200);

    expect(refused.length > 0).toBe(isLimited);
    for (const answer of refused) await expectSentence(answer, 429, /^Too many requests .*\.$/);
  });
});

test("with the defaults, one address gets few pages for writing a review and posts few forms at once, but sends hundreds of other requests", async () => {
  const { url } = await startWeb({});
  const visit = async ([path, init]: [string, RequestInit?]) => {
    const answer = await fetch(url + path, init);
    return { status: answer.status, text: await answer.text() };
  };
  const visits = (count: number, ...request: [string, RequestInit?]) =>
    Promise.all(Array.from({ length: count }, () => visit(request)));
  const method = "POST";
  const headers = { "Content-Type": "Application/JSON" };

  for (const few of [
    await visits(40, `/review/${"a".repeat(22)}`),
    await visits(40, "/api/quote", { method, body: new URLSearchParams({ fullName: "A" }) }),
  ]) {
    const refused = few.filter(({ text }) => text.startsWith("Too many requests come from"));
    expect(refused.length).toBeGreaterThan(10);
    expect(refused.length).toBeLessThan(25);
  }
  const others = await Promise.all([visits(200, "/"), visits(200, "/api/services")]);
  expect(new Set(others.flat().map(({ status }) => status))).toEqual(new Set([200]));
  const sent = await visits(40, "/api/quote", { method, headers, body: "{}" });
  expect(new Set(sent.map(({ status }) => status))).toEqual(new Set([400]));
});

describe("what is posted", () => {
  let web: Web;
  beforeAll(async () => {
    web = await startWeb(TRUST_DOCKER);
  });

  test.each([
    ["application/json", true],
    ["Application/JSON", true],
    ["application/json;charset=utf-8", true],
    ["application/json ; charset=utf-8", true],
    ["application/jsonx", false],
    ["application/ld+json", false],
    ["", false],
  ])("as %j is JSON for nginx and the API, or for neither: %j", async (type, isJson) => {
    const headers = {
      Accept: "text/html",
      "X-Forwarded-For": `203.0.113.${type.length}`,
      ...(type !== "" && { "Content-Type": type }),
    };
    const sent = Array.from({ length: 40 }, async () => {
      const body = Buffer.from("{");
      const answer = await fetch(`${web.url}/api/quote`, { method: "POST", headers, body });
      return answer.text();
    });
    const texts = await Promise.all(sent);

    // Only those of forms are limited.
    expect(texts.some((text) => text.startsWith("Too many requests"))).toBe(!isJson);
    const others = texts.filter((text) => !text.startsWith("Too many requests"));
    const said = isJson
      ? "The request body is not valid JSON in UTF-8."
      : "The request body must be JSON.";
    expect(new Set(others)).toEqual(new Set([said]));
  });
});

test("a form that a page from elsewhere posts is held, and one from ours is not", async () => {
  for (const origin of [stackUrl, "https://a.example", "https://elsewhere.example"]) {
    expect((await postForm(origin, { Origin: origin })).ok).toBe(true);
  }
  const held = "SELECT full_name FROM quote_requests WHERE quarantined_at IS NOT NULL";
  expect(psql(held)).toBe("https://elsewhere.example");
});

test("a photo that the owner deleted is gone once nginx asks again, not after a year", async () => {
  const limits = { "proxy_cache_valid 200 1h": "proxy_cache_valid 200 1s" };
  const { url } = await startWeb({}, [`--volume=${withLimits("nginx/site.conf", limits)}`]);
  const imageUrl = await uploadPhoto();
  expect((await fetch(url + imageUrl)).headers.get("cache-control")).toContain("max-age=31536000");

  psql(`DELETE FROM photos WHERE id = '${photoIdOf(imageUrl)}'`);

  await until(async () => (await fetch(url + imageUrl)).status === 404);
});

test("behind two proxies the visitor's address is the last one that is not a proxy's", async () => {
  const { url, container } = await startWeb(TRUST_DOCKER);

  await fetch(`${url}/favicon.svg`, {
    headers: { "X-Forwarded-For": "192.0.2.6, 198.51.100.7, 10.1.2.3" },
  });

  await until(() => logOf(container).includes('"address":'));
  expect(logOf(container)).toContain('"address":"198.51.100.7"');
});

describe("an address that sends many slow bodies", () => {
  let web: Web;
  beforeAll(async () => {
    const changes = { "limit_conn bodies 50": "limit_conn bodies 2" };
    web = await startWeb(TRUST_DOCKER, [`--volume=${withLimits("nginx/nginx.conf", changes)}`]);
  });

  // Each from a different address: connections closed by an earlier test may still be counted.
  test.each([
    [1, "POST /api/quote HTTP/1.1"],
    [2, "POST /api/quote HTTP/1.1\r\nIdempotency-Key: 9b2c8d4e-0000-4000-8000-000000000000"],
    [3, "PUT /api/services HTTP/1.1"],
    [4, "GET /api/services HTTP/1.1"],
  ])("has only so many of them open: %i, %j", async (n, request) => {
    const from = { "X-Forwarded-For": `198.51.100.${n}` };
    const head = `${request}\r\nHost: a\r\nX-Forwarded-For: 198.51.100.${n}\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{`;
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

test("a stack's name may have 50 characters, and a listed origin those of the longest domain", async () => {
  const longest = { STACK: "s".repeat(50), CORS_ORIGINS: `https://${"www.".repeat(61)}example` };

  const { url } = await startWeb(longest);

  expect((await fetch(`${url}/favicon.svg`)).status).toBe(200);
});

describe("without an API and without copies", () => {
  let web: Web;
  beforeAll(async () => {
    const network = `${stackProject}-without-api`;
    docker("network", "create", network);
    web = await startWeb({}, [], network);
  });

  test.each(["/", "/assets/none.js", "/api/services", "/photos/1"])(
    "%s is a sentence with an error's headers",
    async (path) => {
      const away = await fetch(web.url + path);
      await expectSentence(away, 503, /^We cannot answer right now\. .* or call us\.$/);
    },
  );

  test("a form that a browser posts itself gets a page that says how to go back", async () => {
    const body = new URLSearchParams({ fullName: "Ann Lee" });
    const away = await fetch(`${web.url}/api/quote`, { method: "POST", body });

    expect(away.status).toBe(503);
    expect(away.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(await away.text()).toMatch(/Your browser's Back button brings back what you typed/);
  });

  test("the site's files are served", async () => {
    expect((await fetch(`${web.url}/favicon.svg`)).status).toBe(200);
  });

  test("a visitor cannot send control characters to a terminal that shows the log", async () => {
    await answerTo(
      web.url,
      "GET /api/%7F%C2%9B31m%E2%80%AE HTTP/1.1\r\nHost: a\r\nConnection: close\r\n" +
        "Referer: \u001b]0;a title\u0007\u009b31m\r\n\r\n",
    );
    await until(() => logOf(web.container).includes("(not ASCII)"));

    expect(logOf(web.container)).not.toMatch(/[^\n -~]/);
  });
});
