import { validate } from "../../generated/serviceInput";
import type { ServiceInput } from "../service";
import { createCheck } from "./createCheck";

export const checkService = createCheck<ServiceInput>(validate);
