import type { ApiFailure } from "../api/apiFailure";

/**
 * The problems that a refusal of `input` ties to its fields: a line "imageUrl: Invalid url" of a 400, or the whole sentence of a
 * 409, which is about the field whose value no two items share.
 */
export function toServerErrors(
  { status, body }: ApiFailure,
  input: object,
  uniqueField: string | undefined,
): Record<string, string> {
  if (status === 409 && uniqueField !== undefined && body !== "") return { [uniqueField]: body };
  if (status !== 400) return {};
  const problems = body.split("\n").map((line) => /^(\w+): (.+)$/.exec(line) ?? []);
  return Object.fromEntries(
    problems.flatMap(([, field = "", message = ""]) =>
      Object.hasOwn(input, field) ? [[field, message]] : [],
    ),
  );
}
