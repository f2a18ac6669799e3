import { validate } from "../../generated/quoteRequestPayload";
import { quoteRequestMessages } from "../messages";
import type { QuoteRequestPayload } from "../quoteRequest";
import { createCheck } from "./createCheck";

/** The rules of the quote form and their messages (requirement 4.6): run by the form, and again by the API. */
export const checkQuoteRequest = createCheck<QuoteRequestPayload>(validate, quoteRequestMessages);
