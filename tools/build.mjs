// npm run build: builds what is missing or out of date.
import "./requireNode.mjs";
import { doSteps } from "./buildSteps.mjs";

doSteps("packages", "contract", "api", "web");
