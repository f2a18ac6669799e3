import { validate } from "../../generated/quoteRequestPayload";
import { quoteRequestMessages } from "../messages";
import type { QuoteRequestPayload } from "../quoteRequest";
import { createCheck } from "./createCheck";

/** The rules of spec 5's quote form with its exact sentences: in the form, and again in the API. */
export const checkQuoteRequest = createCheck<QuoteRequestPayload>(validate, quoteRequestMessages);
