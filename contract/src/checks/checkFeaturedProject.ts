import { validate } from "../../generated/featuredProjectInput";
import type { FeaturedProjectInput } from "../featuredProject";
import { createCheck } from "./createCheck";

export const checkFeaturedProject = createCheck<FeaturedProjectInput>(validate);
