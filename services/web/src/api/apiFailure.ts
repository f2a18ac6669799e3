/** A failed call: its HTTP status (absent without a response), the response's body, a message for people. */
export type ApiFailure = { status?: number; body: string; message: string };

export const noAnswer: ApiFailure = {
  body: "",
  message: "We could not reach the server. Please check your connection and try again.",
};

/** A response that is not JSON. */
export function notUnderstood(status: number): ApiFailure {
  return { status, body: "", message: "The server's answer could not be read. Please try again." };
}

/** The status code, a colon, then the body's text, or the status text if it is empty (requirement 10.1). */
export function refusal(status: number, statusText: string, body: string): ApiFailure {
  return { status, body, message: `${status}: ${body || statusText}` };
}

/** The failure from a hook or `unwrap()`; undefined for any other error. */
export function asApiFailure(error: unknown): ApiFailure | undefined {
  if (typeof error !== "object" || error === null) return undefined;
  if (!("message" in error && "body" in error)) return undefined;
  return error as ApiFailure; // callApi makes nothing else with both
}
