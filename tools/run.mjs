// node tools/run.mjs start|build|cli: installs and builds what is missing or out of date. Then `start` runs API, site and
// Postgres in this process (`make start`), and `cli` one of the operator's commands: npm run cli -- quotes export
import { existsSync } from "node:fs";
import { doSteps } from "./build.mjs";

const [target] = process.argv.splice(2, 1);

if (target === "cli") {
  refuseWithoutSite();
  doSteps("packages", "contract", "api");
  await import(String(new URL("../services/api/dist/cli.js", import.meta.url)));
} else {
  doSteps("packages", "contract", "api", "web");
  if (target === "start")
    await import(String(new URL("../services/api/dist/standalone.js", import.meta.url)));
}

/** Other commands, such as `seed`, make a new site in the data folder of `make start`, or need none. */
function refuseWithoutSite() {
  const { DATABASE_URL = "", DATABASE_URL_FILE = "", DATA_DIR = "" } = process.env;
  const needsSite = ["content", "notify", "quotes", "status"].includes(process.argv[2] ?? "");
  const isElsewhere = DATABASE_URL !== "" || DATABASE_URL_FILE !== "";
  if (!needsSite || isElsewhere || existsSync(DATA_DIR === "" ? ".data" : DATA_DIR)) return;
  console.error("There is no site here yet: make start. With Docker: make export, make import.");
  process.exit(1);
}
