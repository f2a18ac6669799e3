import type { Check } from "@ridgeline/contract/createCheck";
import type { Problem } from "@ridgeline/contract/problems";
import { badRequest } from "./errors";

type Messages = Readonly<Record<string, string>>;

/** The body if `check` accepts it, otherwise 400 with one line per problem. Texts from `messages` need no field name. */
export function parseBody<T>(check: Check<T>, body: unknown, messages: Messages = {}): T {
  if (body === undefined) throw badRequest("The request has no body.");
  const checked = check(body);
  if (checked.ok) return checked.value;
  throw badRequest(checked.problems.map((problem) => toLine(problem, messages)).join("\n"));
}

/** A generic message ("Required") is prefixed with its field, since it means nothing without it. */
function toLine({ field, message }: Problem, messages: Messages): string {
  return field === "" || message === messages[field] ? message : `${field}: ${message}`;
}
