// Runs one of the API's commands: npm run content -- export
import "./requireNode.mjs";
import { existsSync } from "node:fs";
import { doSteps } from "./buildSteps.mjs";

const [command] = process.argv.splice(2, 1);
const { DATABASE_URL = "", DATABASE_URL_FILE = "", DATA_DIR = "" } = process.env;
const createsSite = command === "migrate" || command === "seed";
const isElsewhere = DATABASE_URL !== "" || DATABASE_URL_FILE !== "";
if (!createsSite && !isElsewhere && !existsSync(DATA_DIR === "" ? ".data" : DATA_DIR)) {
  console.error("There is no site here yet: make start. With Docker: make export, make import.");
  process.exit(1);
}
doSteps("packages", "contract", "api");
await import(`../services/api/dist/commands/${command}.js`);
