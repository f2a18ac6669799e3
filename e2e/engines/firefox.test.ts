import { describeJourneys } from "./journeys";
import { startFirefox } from "./startFirefox";

describeJourneys("Firefox", startFirefox);
