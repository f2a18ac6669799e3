import { describeGroup } from "./describeGroup.js";

describeGroup("ownersDialogs");
