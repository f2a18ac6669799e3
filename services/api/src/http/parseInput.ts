import type { Check, Problem } from "@ridgeline/contract/createCheck";
import { MAX_INT4 } from "@ridgeline/contract/jsonSchema";
import { badRequest, notFound } from "./apiErrors";

type Messages = Readonly<Record<string, string>>;

/** Keeps the response from being many times as long as the request. */
const MAX_LINES = 20;

/** The body if `check` accepts it, otherwise 400 with one line per problem. Texts from `messages` need no field name. */
export function parseBody<T>(check: Check<T>, body: unknown, messages: Messages = {}): T {
  if (body === undefined) throw badRequest("The request has no body.");
  const checked = check(body);
  if (checked.ok) return checked.value;
  const lines = checked.problems.slice(0, MAX_LINES).map((problem) => toLine(problem, messages));
  if (checked.problems.length > MAX_LINES) lines.push("And more.");
  throw badRequest(lines.join("\n"), checked.problems.slice(0, MAX_LINES));
}

/** A generic message ("Required") is prefixed with its field, since it means nothing without it. */
function toLine({ field, message }: Problem, messages: Messages): string {
  return field === "" || message === messages[field] ? message : `${field}: ${message}`;
}

/** The id in a path; anything but a number is 404, naming the thing. */
export function parseId(text: string | undefined, thing: string): number {
  const id = parseNumber(text);
  if (id === undefined) throw notFound(`${thing} '${text?.slice(0, 40) ?? ""}'`);
  return id;
}

/** A positive whole number that Postgres' `integer` can hold, or undefined. */
export function parseNumber(text: string | undefined): number | undefined {
  if (text === undefined || !/^[1-9]\d{0,9}$/.test(text)) return undefined;
  const number = Number(text);
  return number <= MAX_INT4 ? number : undefined;
}

/** Lower case, as Postgres and `randomUUID` write it. */
export function isUuid(text: string): boolean {
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(text);
}
