// Makes everything that is not made yet: npm run build
import "./requireNode.mjs";
import { doSteps } from "./buildSteps.mjs";

doSteps("packages", "contract", "api", "web");
