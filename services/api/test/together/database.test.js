import { describeGroup } from "./describeGroup.js";

describeGroup("database");
