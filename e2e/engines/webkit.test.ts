import { describeJourneys } from "./journeys";
import { startWebkit } from "./startWebkit";

describeJourneys("WebKit", startWebkit);
