import { describeGroup } from "./describeGroup.js";

describeGroup("rest");
