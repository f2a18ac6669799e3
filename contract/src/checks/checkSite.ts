import { validate } from "../../generated/site";
import type { Site } from "../site";
import { createCheck } from "./createCheck";

export const checkSite = createCheck<Site>(validate);
