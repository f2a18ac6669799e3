import { describeGroup } from "./describeGroup.js";

describeGroup("visitor");
