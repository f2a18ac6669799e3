import { validate } from "../../generated/serviceAreaInput";
import type { ServiceAreaInput } from "../serviceArea";
import { createCheck } from "./createCheck";

export const checkServiceArea = createCheck<ServiceAreaInput>(validate);
