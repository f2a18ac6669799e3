import type { Problem } from "@ridgeline/contract/createCheck";
import { EDITION_HEADER } from "@ridgeline/contract/siteData";

/** A call of the API: a path below /api, and an object that is sent as JSON. */
export type ApiCall = {
  path: string;
  method?: "GET" | "POST" | "PUT" | "DELETE";
  headers?: Record<string, string>;
  body?: object;
  priority?: RequestPriority;
  expects: Expected;
};

/** The status and the data ("" without a body) of our own answer. Nobody else's 2xx is a success: a proxy has stored nothing. */
export type Expected = readonly [status: number, isOurs: (data: unknown) => boolean];

export const has = (field: string) => (data: unknown) =>
  Reflect.get(Object(data) as object, field) !== undefined;

export const listOf = (field: string) => (data: unknown) =>
  Array.isArray(data) && data.every(has(field));

/** To a quote request or a review. */
export const received: Expected = [
  201,
  (data) => Reflect.get(Object(data) as object, "status") === "received",
];

/** A failed call: its HTTP status (absent without a response of ours), the response's body, a message for people. */
export type ApiFailure = { status?: number; body: string; message: string };

export type ApiOutcome = { data: unknown; edition?: string } | { error: ApiFailure };

/** The connection failed: the request may not have arrived. */
export const noResponse: ApiFailure = {
  body: "",
  message: "We could not reach the server. Please check your connection and try again.",
};

/** The same, but somebody else has answered. */
const notOurs: ApiFailure = {
  body: "",
  message:
    "Something between you and this website answered in its place. Please check your connection and try again.",
};

const TIMEOUT_MS = 30_000;

/** Answers that were tagged, by path and token: what has not changed since is not sent again. */
export type Known = Map<string, { tag: string; data: unknown }>;

/** Every failed call is an ApiFailure, never thrown. Responses are JSON or empty; errors are plain text. */
export async function callApi(call: ApiCall, known?: Known): Promise<ApiOutcome> {
  const key = `${call.path} ${call.headers?.["Authorization"]}`;
  const last = call.method === undefined ? known?.get(key) : undefined;
  const late = new AbortController(); // Safari 15 has no AbortSignal.timeout
  const request = { ...toRequest(last ? withTag(call, last.tag) : call), signal: late.signal };
  const timer = setTimeout(() => late.abort(), TIMEOUT_MS);
  const arrived = await fetch(`/api${call.path}`, request)
    .then(async (response) => ({ response, text: await response.text() }))
    .catch(() => undefined)
    .finally(() => clearTimeout(timer));
  if (!arrived) return { error: noResponse };
  const { response, text } = arrived;
  if (response.status === 304 && last) return { data: last.data };
  const outcome = readOutcome(response, text, call.expects);
  const tag = response.headers.get("ETag");
  if (tag !== null && "data" in outcome) known?.set(key, { tag, data: outcome.data });
  const edition = response.headers.get(EDITION_HEADER);
  return "data" in outcome && edition !== null ? { ...outcome, edition } : outcome;
}

const withTag = (call: ApiCall, tag: string): ApiCall => ({
  ...call,
  headers: { ...call.headers, "If-None-Match": tag },
});

function toRequest({ method, headers, body, priority }: ApiCall): RequestInit {
  return {
    credentials: "include",
    ...(method && { method }),
    ...(priority && { priority }),
    headers: { ...headers, ...(body && { "Content-Type": "application/json" }) },
    ...(body && { body: JSON.stringify(body) }),
  };
}

/** `text` is the body of the response. */
export function readOutcome(
  { status, statusText }: Pick<Response, "status" | "statusText">,
  text: string,
  [expected, isOurs]: Expected,
): ApiOutcome {
  if (status < 200 || status > 299) {
    // The status code, a colon, then the body's text, or the status text if it is empty (requirement 10.1).
    return { error: { status, body: text, message: `${status}: ${text || statusText}` } };
  }
  try {
    const data: unknown = text === "" ? text : JSON.parse(text);
    return status === expected && isOurs(data) ? { data } : { error: notOurs };
  } catch {
    return { error: notOurs };
  }
}

/** The failure from a hook or `unwrap()`; undefined for any other error. */
export function asApiFailure(error: unknown): ApiFailure | undefined {
  if (typeof error !== "object" || error === null) return undefined;
  if (!("message" in error && "body" in error)) return undefined;
  return error as ApiFailure; // only callApi creates objects with both
}

/** What the API itself says about a failure, if anything: a sentence once, and without its field, which "Required" needs. */
export function sentenceOf(error: unknown): string | undefined {
  const lines = asApiFailure(error)?.body.trim().split("\n") ?? [];
  const sentences = lines.map((line) => line.replace(/^[\w.]+: (?=.*\.$)/, ""));
  return [...new Set(sentences)].join("\n") || undefined;
}

/** Why a call has failed: the API's own words, or that nothing of ours answered; undefined if nobody says. */
export function reasonOf(error: unknown): string | undefined {
  const failure = asApiFailure(error);
  return failure && failure.status === undefined ? failure.message : sentenceOf(failure);
}

/** The lines "address.zip: Invalid" in the body of a 400; leaves out other lines. */
export function problemsIn(body: string): Problem[] {
  return body.split("\n").flatMap((line) => {
    const [, field, message] = /^([\w.]+): (.+)$/.exec(line) ?? [];
    return field === undefined || message === undefined ? [] : [{ field, message }];
  });
}
