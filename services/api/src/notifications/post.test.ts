import dns, { type LookupAddress } from "node:dns";
import http, { type ServerResponse } from "node:http";
import https from "node:https";
import { provide } from "../../test/provide";
import { startWebhookReceiver } from "../../test/webhookReceiver";
import { isPrivateAddress, post, postPublicly, publicLookup } from "./post";

const receiver = provide(startWebhookReceiver);

const pour = (response: ServerResponse): void => {
  while (response.write("é".repeat(1000)));
  response.once("drain", () => pour(response));
};

test.each<[string, string, (response: ServerResponse) => void]>([
  ["is endless", "é".repeat(2000), pour],
  ["stops in the middle", "slow", (response) => response.write("slow")],
  ["is cut off", "cut", (response) => response.write("cut", () => response.destroy())],
])("of a refusal that %s the beginning is read", async (_, said, answer) => {
  const startTimeout = AbortSignal.timeout.bind(AbortSignal);
  jest
    .spyOn(AbortSignal, "timeout")
    .mockImplementation((time) => startTimeout(time === 2000 && said === "slow" ? 100 : time));
  receiver.state.behavior = (response) => answer(response.writeHead(403));

  const target = new URL(receiver.url);
  expect(await post(target, { body: "x", headers: {} })).toEqual({ status: 403, said });
});

test("a redirect of a push service is no delivery either", async () => {
  receiver.state.behavior = { status: 302, headers: { Location: "https://portal.example/login" } };
  const answer = (_target: URL, { method = "" }: http.RequestOptions) =>
    http.request({ method, host: "127.0.0.1", port: receiver.port });
  jest.spyOn(https, "request").mockImplementation(answer as typeof https.request); // the form that is used

  const pushed = postPublicly(new URL("https://push.example/x"), { body: "x", headers: {} });

  await expect(pushed).rejects.toThrow(/redirect to portal\.example: does it want a login\?$/);
});

const PUBLIC = { address: "93.184.215.14", family: 4 };
const PUBLIC_6 = { address: "2606:2800:21f::1", family: 6 };
const PRIVATE = { address: "10.0.0.5", family: 4 };
const PRIVATE_6 = { address: "fd00::5", family: 6 };

/** What a connection to a name with these addresses may use; rejects if it is refused. */
function lookUp(addresses: LookupAddress[], isAll = true) {
  type Done = (error: null, found: LookupAddress[]) => void;
  const answer = (_name: string, { all }: { all: boolean }, done: Done) =>
    done(null, all ? addresses : addresses.slice(0, 1));
  jest.spyOn(dns, "lookup").mockImplementation(answer as typeof dns.lookup); // the one form that is used
  return new Promise((resolve, reject) => {
    publicLookup("hooks.example.com", { all: isAll }, (error, ...found) =>
      error ? reject(error) : resolve(found),
    );
  });
}

test.each([
  ["a private one last", [PUBLIC, PRIVATE]],
  ["a private IPv6 one", [PUBLIC, PUBLIC_6, PRIVATE_6]],
  ["only private ones", [PRIVATE, PRIVATE_6]],
])("a name with %s among its addresses is refused before any connection", async (_, addresses) => {
  for (const all of [true, false]) {
    await expect(lookUp(addresses, all)).rejects.toMatchObject({ code: "EPRIVATE" });
  }
});

test("a name with public addresses resolves to exactly those", async () => {
  expect(await lookUp([PUBLIC_6, PUBLIC])).toEqual([[PUBLIC_6, PUBLIC]]);
  expect(await lookUp([PUBLIC_6, PUBLIC], false)).toEqual([PUBLIC_6.address, 6]);
});

test.each(["8.8.8.8", "172.32.0.1", "2606:4700::1111", "::ffff:8.8.8.8"])("%s is public", (ip) =>
  expect(isPrivateAddress(ip)).toBe(false),
);
test.each([
  "172.31.255.255",
  "100.64.0.1",
  "0.0.0.0",
  "192.88.99.1",
  "::",
  "fd00::1",
  "fe80::1",
  "::ffff:10.1.1.1",
  "::ffff:0:10.1.1.1",
  "3fff::1",
  "5f00::1",
])("%s is private", (ip) => expect(isPrivateAddress(ip)).toBe(true));
