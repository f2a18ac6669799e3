import { wrongSumMessage } from "@ridgeline/contract/messages";
import { FORM_ERROR, type SubmissionErrors } from "final-form";
import { useRef } from "react";
import { callApi } from "../../api/callApi";
import { session } from "../../browser/storage";
import { useToast, useToastDispatch } from "../../toast/ToastProvider";
import { forgetDraft } from "../../late/draft";
import { type QuoteFormValues, toQuotePayload } from "./quoteFormValues";
import { readTracking } from "./tracking";

const FALLBACK = "There was an error submitting your request. Please try again.";

/** Sends the form and raises a toast with the outcome. Returns the error, of a field or the form, which stays on the screen. */
export function useSubmitQuote(expectedSum: number, onSent: () => void) {
  const raiseToast = useToast();
  const dispatchToast = useToastDispatch();
  const attempts = useAttempts();

  return async (values: QuoteFormValues): Promise<SubmissionErrors> => {
    dispatchToast({ type: "dismissed" }); // it may say that the attempt before has failed
    const outcome = await send(attempts.attemptFor(toQuotePayload(values, expectedSum)));
    if (!("error" in outcome)) {
      forgetDraft();
      attempts.forget();
      raiseToast({
        title: "Quote request submitted!",
        text: "We'll get back to you within 24 hours with a detailed estimate.",
        tone: "success",
      });
      onSent();
      return undefined;
    }
    const { body, message } = outcome.error;
    const text = message || FALLBACK;
    raiseToast({ title: "Submission failed", text, tone: "destructive" });
    const isWrongSum = body.includes(wrongSumMessage);
    return isWrongSum ? { mathChallenge: wrongSumMessage } : { [FORM_ERROR]: text };
  };
}

function send({ payload, idempotencyKey }: Attempt) {
  return callApi({
    path: "/quote",
    method: "POST",
    body: payload,
    headers: { "Idempotency-Key": idempotencyKey },
  });
}

const KEPT_AS = "quoteAttempts";

type Attempt = { payload: object; idempotencyKey: string };
/** By the answers, as JSON. */
type Attempts = Record<string, Attempt>;

/**
 * One attempt per set of answers. The same answers keep their key and their tracking, even after a reload, so that the API
 * stores them once; other answers get a new key (decisions 008 and 021).
 */
function useAttempts() {
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
    return JSON.parse(session.recall(KEPT_AS) ?? "{}") as Attempts; // attemptFor wrote it
  } catch {
    return {};
  }
}

/** A random UUID (version 4). `crypto.randomUUID` is missing on plain http. */
export function createUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  const variant = "89ab"[(bytes[8] ?? 0) % 4] ?? "8";
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20),
  ].join("-");
}
