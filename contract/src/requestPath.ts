/** The address of the owner's list of quote requests. */
export const QUOTE_REQUESTS_PATH = "/admin/quote-requests";

/** The id of a quote request's card in that list, and the address that leads there. */
export const requestAnchor = (id: number) => `request-${id}`;
export const requestPath = (id: number) => `${QUOTE_REQUESTS_PATH}#${requestAnchor(id)}`;

/** The id of the quarantine's fold below that list, and the address that opens it. */
export const QUARANTINE_ANCHOR = "held";
export const quarantinePath = `${QUOTE_REQUESTS_PATH}#${QUARANTINE_ANCHOR}`;

/** The id of a held request's card in that fold. */
export const heldAnchor = (id: number) => `${QUARANTINE_ANCHOR}-${id}`;
