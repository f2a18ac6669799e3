import { together } from "../../jest.together.js";
import config from "./jest.config.js";

/** The same tests in a few groups: half of the processor's time. */
export default together(config, ["services/web/src"]);
