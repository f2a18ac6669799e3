import { createWording } from "../../admin/createWording";

export const quoteRequestWording = createWording("quote request", "quote requests");
