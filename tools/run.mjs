// Runs one of the API's commands: npm run content -- export
import "./requireNode.mjs";
import { doSteps } from "./buildSteps.mjs";

const [command] = process.argv.splice(2, 1);
doSteps("packages", "contract", "api");
await import(`../services/api/dist/commands/${command}.js`);
