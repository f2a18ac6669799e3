import { once } from "node:events";
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { createServer, request, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { ROOT } from "../servers/root";
import { startServer } from "../servers/startServer";
import { test as base } from "./test";

export { expect } from "./test";

type Version = { url: string; adminToken: string };
type UpgradableSite = Version & { upgrade: () => void };

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

const PARTS = [
  "package.json",
  "services/api/package.json",
  "services/api/dist",
  "services/web/dist",
];
const PACKAGES = ["node_modules", "services/api/node_modules", "services/web/node_modules"];

/** Copies the built system to a temporary folder as another version, in which every script has another name. */
function copyBuild(root: string): string {
  const copy = mkdtempSync(path.join(tmpdir(), "ridgeline-version-"));
  for (const part of PARTS)
    cpSync(path.join(root, part), path.join(copy, part), { recursive: true });
  for (const packages of PACKAGES.filter((one) => existsSync(path.join(root, one)))) {
    symlinkSync(path.join(root, packages), path.join(copy, packages));
  }
  renameScripts(path.join(copy, "services/web/dist"));
  return copy;
}

function renameScripts(dist: string): void {
  const assets = path.join(dist, "site/assets");
  // The compressed files would contain the old names.
  for (const name of readdirSync(assets).filter((one) => /\.js\.(br|gz)$/.test(one)))
    rmSync(path.join(assets, name));
  const names = readdirSync(assets).filter((name) => name.endsWith(".js"));
  const scripts = names.map((name) => `site/assets/${name}`);
  for (const one of [...scripts, "documents/renderer.js", "documents/build.json"]) {
    const file = path.join(dist, one);
    const text = readFileSync(file, "utf8");
    writeFileSync(
      file,
      names.reduce((changed, name) => changed.replaceAll(name, otherName(name)), text),
    );
  }
  for (const name of names) renameSync(path.join(assets, name), path.join(assets, otherName(name)));
}

const otherName = (name: string) => name.replace(".js", "-2.js");

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
