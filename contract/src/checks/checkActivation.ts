import { validate } from "../../generated/activation";
import type { Activation } from "../activation";
import { createCheck } from "./createCheck";

export const checkActivation = createCheck<Activation>(validate);
