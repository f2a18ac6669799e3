import { describeGroup } from "./describeGroup.js";

describeGroup("features");
