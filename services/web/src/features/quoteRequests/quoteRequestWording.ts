import { createWording } from "../../crud/createWording";

export const quoteRequestWording = createWording("quote request", "quote requests");
