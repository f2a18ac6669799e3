// node tools/run.mjs start|build|COMMAND: installs and builds what is missing or out of date. Then `start` runs API, site and
// Postgres in this process (`make start`), and any other word one of the API's commands: npm run content -- export
import { existsSync } from "node:fs";
import { doSteps, root } from "./build.mjs";

const [command] = process.argv.splice(2, 1);

if (command === "start" || command === "build") {
  doSteps("packages", "contract", "api", "web");
  if (command === "start") await import(`${root}services/api/dist/standalone.js`);
} else {
  refuseWithoutSite();
  doSteps("packages", "contract", "api");
  await import(`${root}services/api/dist/commands/${command}.js`);
}

/** Only these two commands make a new site in the data folder of `make start`. */
function refuseWithoutSite() {
  const { DATABASE_URL = "", DATABASE_URL_FILE = "", DATA_DIR = "" } = process.env;
  const createsSite = command === "migrate" || command === "seed";
  const isElsewhere = DATABASE_URL !== "" || DATABASE_URL_FILE !== "";
  if (createsSite || isElsewhere || existsSync(DATA_DIR === "" ? ".data" : DATA_DIR)) return;
  console.error("There is no site here yet: make start. With Docker: make export, make import.");
  process.exit(1);
}
