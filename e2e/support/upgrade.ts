import { once } from "node:events";
import { rmSync } from "node:fs";
import { createServer, request, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { copyBuild } from "../servers/copyBuild";
import { ROOT } from "../servers/root";
import { startServer } from "../servers/startServer";
import { test as base } from "./test";

export { expect } from "./test";

type UpgradableSite = { url: string; adminToken: string; upgrade: () => void };
type Version = { url: string; adminToken: string };

/** As `test`, with a separate site that the test can upgrade to another build: one address with two servers behind it. */
export const test = base.extend<
  { upgradable: UpgradableSite },
  { versions: { before: Version; after: Version } }
>({
  versions: [
    // Playwright requires the pattern, even if it is empty.
    async ({}, use) => {
      const copy = copyBuild(ROOT);
      const [before, after] = await Promise.all([
        startServer(),
        startServer(copy, ["services/api/dist/standalone.js"]),
      ]);
      await use({ before, after });
      await Promise.all([before.stop(), after.stop()]);
      rmSync(copy, { recursive: true });
    },
    { scope: "worker", timeout: 120_000 },
  ],
  upgradable: async ({ versions: { before, after } }, use) => {
    let current = before;
    const server = createServer(passOn(() => current.url)).listen(0, "127.0.0.1");
    await once(server, "listening");
    const { port } = server.address() as AddressInfo; // a TCP server has one
    const upgrade = () => {
      current = after;
    };
    await use({ url: `http://127.0.0.1:${port}`, adminToken: before.adminToken, upgrade });
    server.closeAllConnections();
    server.close();
  },
});

function passOn(target: () => string): RequestListener {
  return (incoming, outgoing) => {
    const { method, headers } = incoming;
    // A new connection each time, since the server may just be closing an old one.
    const options = { method, headers, agent: false };
    const passed = request(`${target()}${incoming.url ?? "/"}`, options, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    passed.once("error", () => outgoing.destroy());
    incoming.pipe(passed);
  };
}
