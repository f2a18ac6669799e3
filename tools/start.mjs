// `make start`: installs and builds what is missing or out of date, then runs API, site and Postgres in this process.
import "./requireNode.mjs";
import { doSteps, root } from "./buildSteps.mjs";

doSteps("packages", "contract", "api", "web");
await import(`${root}services/api/dist/standalone.js`);
