// `make start`: installs and builds what is missing or has changed, then runs API, site and Postgres in this process.
import "./requireNode.mjs";
import { doSteps } from "./buildSteps.mjs";

doSteps("packages", "contract", "api", "web");
await import("../services/api/dist/standalone.js");
