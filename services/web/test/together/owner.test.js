import { describeGroup } from "./describeGroup.js";

describeGroup("owner");
