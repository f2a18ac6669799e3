import { createHmac } from "node:crypto";
import dns from "node:dns";
import { storedAnswers } from "../../../../contract/test/quoteRequests";
import { provideChannels, WEBHOOK_SECRET } from "../../test/provideChannels";
import { resendFailed } from "./outbox";

const { api, outbox, receiver, startWorker, statusOf, submit } = provideChannels();
beforeEach(() => submit());

test("a stored request is posted as JSON, signed over its timestamp and raw body", async () => {
  const before = Math.floor(Date.now() / 1000);
  await outbox.deliver("webhook");
  const after = Date.now() / 1000;

  const [{ method, path, headers, body }] = receiver.calls as [(typeof receiver.calls)[0]];
  const [, time = "", signature] =
    /^t=(\d+),v1=([\da-f]{64})$/.exec(String(headers["ridgeline-signature"])) ?? [];
  expect(Number(time)).toBeGreaterThanOrEqual(before);
  expect(Number(time)).toBeLessThanOrEqual(after);
  const expected = createHmac("sha256", WEBHOOK_SECRET).update(`${time}.${body}`);
  expect(signature).toBe(expected.digest("hex"));
  const [row] = await outbox.rows("webhook");
  expect({ method, path, headers }).toMatchObject({
    method: "POST",
    path: "/hook/T0123/some-token?key=k3y-part",
    headers: { "content-type": "application/json", "idempotency-key": row?.messageKey },
  });
  expect(JSON.parse(body)).toEqual({
    id: row?.messageKey,
    event: "quote-request.created",
    adminUrl: "https://ridgelinehome.example/admin/quote-requests",
    text: "New request: Roofing & Roof Repair. Ann, Dahlonega",
    content: "New request: Roofing & Roof Repair. Ann, Dahlonega",
    allowed_mentions: { parse: [] },
    quoteRequest: {
      id: row?.quoteRequestId,
      createdAt: expect.stringMatching(/^\d{4}-.*Z$/) as string,
      ...storedAnswers,
    },
  });
});

const readText = () => (JSON.parse(receiver.calls[0]?.body ?? "") as { text: string }).text;

test.each([
  [
    { address: "[Reset your login](https://evil.example/x)" },
    "Ann, Reset your login https evil example/x",
  ],
  [{ address: "https://evil.example/login" }, "Ann, https evil example/login"],
  [{ address: "1 A St, St. Paul-Nord" }, "Ann, St. Paul-Nord"],
  [{ address: "www.evil.example" }, "Ann, www evil example"],
  [{ address: "evil\u3002example \u202eevil\uff0ecom" }, "Ann, evil example evil com"],
  [{ address: "<!channel> @all `*_~#|\\ :tada: &lt;!here>" }, "Ann, channel all tada: &lt here"],
  [{ address: "- 1. a\n\n# b > c + d" }, "Ann, 1 a b c d"],
  [{ serviceType: "![](https://evil.example/t.png)", address: "" }, "New request. Ann"],
])("a chat reads of %j only plain words: %s", async (change, words) => {
  await api.database("quoteRequests").delete();
  await submit(change);

  await outbox.deliver("webhook");

  expect(readText()).toBe(
    words.startsWith("New") ? words : `New request: Roofing & Roof Repair. ${words}`,
  );
});

/** Every name is this machine's. */
function resolveNames(): void {
  const answer = (_name: string, _options: unknown, done: (error: null, found: object) => void) =>
    done(null, [{ address: "127.0.0.1", family: 4 }]);
  jest.spyOn(dns, "lookup").mockImplementation(answer as typeof dns.lookup); // the one form that is used
}

test("Google Chat, which refuses fields that it does not know, gets the text alone", async () => {
  resolveNames();
  const WEBHOOK_URL = `http://chat.googleapis.com:${receiver.port}/v1/spaces/x/messages`;

  await startWorker({ WEBHOOK_URL }).deliver("webhook");

  const text = "New request: Roofing & Roof Repair. Ann, Dahlonega";
  expect(JSON.parse(receiver.calls[0]?.body ?? "")).toEqual({ text });
});

const ECHO = `"/hook/T0123/some-token?key=k3y-part", 'some-token' at T0123, k3y-part: `;

test.each([
  [400, "no_text", ": no_text"],
  [400, '{"message": "Empty",\n "code": 5}', ': {"message": "Empty", "code": 5}'],
  [404, "404 page not found\n", ": 404 page not found"],
  [502, "<style>b{}</style><h1>Bad\r\nGateway</h1><hr>", ": Bad Gateway"],
  [500, "", "."],
  [304, "", "."],
  [500, "x".repeat(3000), `: ${"x".repeat(390)}`],
  [404, `${ECHO}${WEBHOOK_SECRET}`, `: "...", '...' at ..., ...: ...`],
  [422, '{"got":"Zo\\u00eb"}<b>', ': {"got":"Zo\\u00eb"}'],
  [403, "<script>a</script><script>b", "."],
])(
  "of a receiver that refuses with %d and %j, the dashboard says%s, and the log the status alone",
  async (status, body, said) => {
    receiver.state.behavior = { status, body };

    await outbox.deliver("webhook");

    const reason = `The receiver refused it with status ${status}${said}`;
    expect((await statusOf("webhook"))?.failure?.reason).toBe(reason);
    const logged = JSON.parse(outbox.logs[0] ?? "") as object;
    expect(logged).toMatchObject({ code: `HTTP_${status}` });
    expect(logged).not.toHaveProperty("reason");
  },
);

test.each([
  [429, "3600", 3600, 3600],
  [503, () => new Date(Date.now() + 3_600_000).toUTCString(), 3599, 3600], // of whole seconds
  [429, "1", 22.5, 30],
  [429, "soon", 22.5, 30],
  [503, "99999999", 86_400, 86_400],
])("after %d with Retry-After %s it waits for %f to %d s", async (status, time, least, most) => {
  const before = Date.now();
  const retryAfter = typeof time === "string" ? time : time();
  receiver.state.behavior = { status, headers: { "Retry-After": retryAfter } };

  await outbox.deliver("webhook");
  const after = Date.now();

  const [row] = await outbox.rows("webhook");
  expect(Number(row?.dueAt)).toBeGreaterThanOrEqual(before + least * 1000);
  expect(Number(row?.dueAt)).toBeLessThanOrEqual(after + most * 1000);
});

test.each([
  [302, "/login?rd=/in", "127.0.0.1"],
  [301, "https://a.example/hook", "a.example"],
  [308, "ftp://b.example/", "b.example"],
])("%d to %s is no delivery, and is not followed", async (status, Location, host) => {
  receiver.state.behavior = { status, headers: { Location } };

  await outbox.deliver("webhook");

  const said = RegExp(
    `^The receiver answered with a redirect to ${host}(:\\d+)?: does it want a login\\?$`,
  );
  expect((await statusOf("webhook"))?.failure?.reason).toMatch(said);
  expect(receiver.calls).toHaveLength(1);
});

const FORM = "LOGIN: The receiver answered with a page that has a form: does it want a login?";

test.each([
  ["<!doctype html><style>b{}</style><form action=/login><input type=password>", FORM],
  ["<!doctype html><title>Sign in - Accounts</title><div id=root></div>", FORM],
  [`<!doctype html>${" ".repeat(90_000)}<form>`, FORM],
  ["ok", null],
  ["<!doctype html><title>Thanks</title><p>The script completed.", null],
])("of an answer with 200 and the page %.60s it says %s", async (body, lastError) => {
  const headers = { "Content-Type": "text/html; charset=utf-8" };
  receiver.state.behavior = { status: 200, body, headers };

  await outbox.deliver("webhook");

  expect(await outbox.rows("webhook")).toMatchObject([{ lastError }]);
});

test.each([
  [200, null],
  [404, "HTTP_404"],
])(
  "a script of Google's that has done its work leads to its result, %d: %s",
  async (result, lastError) => {
    resolveNames();
    const at = (name: string) => `http://script.${name}.com:${receiver.port}/macros/x`;
    const Location = at("googleusercontent");
    Object.assign(receiver.state, { behavior: { status: 302, headers: { Location } }, result });

    await startWorker({ WEBHOOK_URL: at("google") }).deliver("webhook");

    expect(await outbox.rows("webhook")).toMatchObject([{ lastError }]);
    expect(receiver.calls.map(({ method }) => method)).toEqual(["POST", "GET"]);
    expect(receiver.calls[1]?.headers["ridgeline-signature"]).toBeUndefined();
  },
);

test("a receiver that fails gets the same bytes later", async () => {
  receiver.state.behavior = (response) => response.destroy();
  await outbox.deliver("webhook");
  const lastError = "ECONNRESET: socket hang up";
  expect(await outbox.rows("webhook")).toMatchObject([{ sentAt: null, lastError }]);

  receiver.state.behavior = (response) =>
    response.writeHead(200, { "Content-Length": 1000 }).write("o", () => response.destroy());
  await resendFailed(api.database);
  await outbox.deliver("webhook");

  expect(receiver.calls).toHaveLength(2);
  expect(receiver.calls[1]?.body).toBe(receiver.calls[0]?.body);
  expect(await outbox.rows("webhook")).toMatchObject([{ sentAt: expect.any(Date) as Date }]);
});

test("a receiver that never answers times out after ten seconds", async () => {
  receiver.state.behavior = () => {};
  const startTimeout = AbortSignal.timeout.bind(AbortSignal);
  const timeout = jest.spyOn(AbortSignal, "timeout").mockImplementation(() => startTimeout(100));

  await outbox.deliver("webhook");

  expect(timeout).toHaveBeenCalledWith(10_000);
  expect(await outbox.rows("webhook")).toMatchObject([{ sentAt: null, attempts: 1 }]);
});
