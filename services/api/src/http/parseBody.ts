import type { Check } from "@ridgeline/contract/createCheck";
import type { Problem } from "@ridgeline/contract/problems";
import { badRequest } from "./errors";

type Messages = Readonly<Record<string, string>>;

/** The body if `check` accepts it, otherwise 400 with one line per problem. Texts from `messages` need no field name. */
export function parseBody<T>(check: Check<T>, body: unknown, messages: Messages = {}): T {
  if (body === undefined) throw badRequest("The request has no body.");
  const checked = check(body);
  if (checked.ok) return checked.value;
  const lines = checked.problems.slice(0, MAX_LINES).map((problem) => toLine(problem, messages));
  const left = checked.problems.length - lines.length;
  throw badRequest([...lines, ...(left > 0 ? [`And ${left} more.`] : [])].join("\n"));
}

/** An answer must not be many times as long as its request. */
const MAX_LINES = 20;

/** A generic message ("Required") is prefixed with its field, since it means nothing without it. */
function toLine({ field, message }: Problem, messages: Messages): string {
  return field === "" || message === messages[field] ? message : `${field}: ${message}`;
}
