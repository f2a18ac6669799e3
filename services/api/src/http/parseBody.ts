import type { Check } from "@ridgeline/contract/createCheck";
import type { Problem } from "@ridgeline/contract/problems";
import { badRequest } from "./errors";

type Messages = Readonly<Record<string, string>>;

/** The body as `check` accepts it; else 400 with one line a problem. The sentences in `messages` stand by themselves. */
export function parseBody<T>(check: Check<T>, body: unknown, messages: Messages = {}): T {
  if (body === undefined) throw badRequest("The request has no body.");
  const checked = check(body);
  if (checked.ok) return checked.value;
  throw badRequest(checked.problems.map((problem) => toLine(problem, messages)).join("\n"));
}

/** A generic sentence ("Required") names its field, since it means nothing without it. */
function toLine({ field, message }: Problem, messages: Messages): string {
  return field === "" || message === messages[field] ? message : `${field}: ${message}`;
}
