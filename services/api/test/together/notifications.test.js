import { describeGroup } from "./describeGroup.js";

describeGroup("notifications");
