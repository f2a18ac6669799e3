import { wrongSumMessage } from "@ridgeline/contract/quoteRequest";
import { FORM_ERROR, type SubmissionErrors } from "final-form";
import { useRef } from "react";
import { callApi } from "../../api/callApi";
import { replyTime, usePageBusiness } from "../../site/shownBusiness";
import { session } from "../../site/storage";
import { useToast, useToastDispatch } from "../../ui/ToastProvider";
import { ATTEMPTS_KEY, endDraft } from "./quoteDraft";
import { type QuoteFormValues, toQuotePayload } from "./quoteFormValues";
import { readTracking } from "./tracking";

const FALLBACK = "There was an error submitting your request. Please try again.";

/** Sends the form and raises a toast with the outcome. Returns the error, of a field or the form, which stays on the screen. */
export function useSubmitQuote(expectedSum: number, onSent: (phone: string) => void) {
  const raiseToast = useToast();
  const dispatchToast = useToastDispatch();
  const attempts = useAttempts();
  const business = usePageBusiness();

  return async (values: QuoteFormValues): Promise<SubmissionErrors> => {
    dispatchToast({ type: "dismissed" }); // it may report the failure of the previous attempt
    const { payload, idempotencyKey } = attempts.attemptFor(toQuotePayload(values, expectedSum));
    const outcome = await callApi({
      path: "/quote",
      method: "POST",
      body: payload,
      headers: { "Idempotency-Key": idempotencyKey },
    });
    if (!("error" in outcome)) {
      endDraft();
      raiseToast({
        title: "Quote request submitted!",
        text: `We'll get back to you${replyTime(business)} with a detailed estimate.`,
        tone: "success",
      });
      onSent(values.phone);
      return undefined;
    }
    const { body, message } = outcome.error;
    const text = message || FALLBACK;
    raiseToast({ title: "Submission failed", text, tone: "destructive" });
    const isWrongSum = body.includes(wrongSumMessage);
    return isWrongSum ? { mathChallenge: wrongSumMessage } : { [FORM_ERROR]: text };
  };
}

type Attempt = { payload: object; idempotencyKey: string };
/** By the answers, as JSON. */
type Attempts = Record<string, Attempt>;

/**
 * One attempt per set of answers. The same answers keep their key and their tracking, even after a reload or after other
 * answers were tried, so that the API stores them once (decisions 008 and 021).
 */
function useAttempts() {
  const known = useRef<Attempts>(undefined);
  return {
    /** Stored before the request is sent, since its response may get lost. */
    attemptFor: (answers: object): Attempt => {
      const attempts = (known.current ??= session.getJson(ATTEMPTS_KEY, isAttempts) ?? {});
      const attempt = (attempts[JSON.stringify(answers)] ??= {
        payload: { ...answers, ...readTracking() },
        idempotencyKey: createUuid(),
      });
      session.set(ATTEMPTS_KEY, JSON.stringify(attempts));
      return attempt;
    },
  };
}

function isAttempts(kept: unknown): kept is Attempts {
  return typeof kept === "object" && kept !== null; // attemptFor wrote it
}

/** A random UUID: a 4 for the version, an a for the variant. `crypto.randomUUID` is missing on plain http. */
function createUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})/, "$1-$2-4$3-a$4-");
}
