import { useRef } from "react";
import { createUuid } from "./createUuid";
import { session } from "./session";
import { readTracking } from "./tracking";

const KEPT_AS = "quoteAttempts";

export type Attempt = { payload: object; idempotencyKey: string };
/** By the answers, as JSON. */
type Attempts = Record<string, Attempt>;

/**
 * One attempt per set of answers. The same answers keep their key and their tracking, even after a reload, so that the API
 * stores them once; other answers get a new key (decisions 008 and 021).
 */
export function useAttempts() {
  const known = useRef<Attempts>(undefined);
  return {
    /** Kept before the request leaves: its answer may get lost. */
    attemptFor: (answers: object): Attempt => {
      const content = JSON.stringify(answers);
      const attempts = (known.current ??= recallAttempts());
      const attempt = (attempts[content] ??= {
        payload: { ...answers, ...readTracking() },
        idempotencyKey: createUuid(),
      });
      session.keep(KEPT_AS, JSON.stringify(attempts));
      return attempt;
    },
    forget: (): void => {
      session.forget(KEPT_AS);
    },
  };
}

function recallAttempts(): Attempts {
  try {
    return JSON.parse(session.recall(KEPT_AS) || "{}") as Attempts; // attemptFor wrote it
  } catch {
    return {};
  }
}
