import { createWording } from "../../admin/createWording";

export const quoteRequestWording = createWording({ one: "quote request", many: "quote requests" });
