import { asApiFailure } from "../api/apiFailure";

/** What a 429 says about the limit and how long to wait; undefined for any other failure. */
export function limitSentence(error: unknown): string | undefined {
  const failure = asApiFailure(error);
  return failure?.status === 429 && failure.body !== "" ? failure.body : undefined;
}
