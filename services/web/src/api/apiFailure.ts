import type { FetchBaseQueryError } from "@reduxjs/toolkit/query/react";

/** A failed call: its HTTP status (absent without a response), the response's body, a message for people. */
export type ApiFailure = { status?: number; body: string; message: string };

const NO_ANSWER = "We could not reach the server. Please check your connection and try again.";
const NOT_UNDERSTOOD = "The server's answer could not be read. Please try again.";

/** The status code, a colon, then the body's text, or the status text if it is empty (requirement 10.1). */
export function toApiFailure(error: FetchBaseQueryError, statusText = ""): ApiFailure {
  if (error.status === "PARSING_ERROR") {
    return { status: error.originalStatus, body: "", message: NOT_UNDERSTOOD };
  }
  if (typeof error.status !== "number") return { body: "", message: NO_ANSWER };
  const body = typeof error.data === "string" ? error.data : "";
  return { status: error.status, body, message: `${error.status}: ${body || statusText}` };
}

/** The failure from a hook or `unwrap()`; undefined for any other error. */
export function asApiFailure(error: unknown): ApiFailure | undefined {
  if (typeof error !== "object" || error === null) return undefined;
  if (!("message" in error && "body" in error)) return undefined;
  return error as ApiFailure; // baseQuery makes nothing else with both
}
