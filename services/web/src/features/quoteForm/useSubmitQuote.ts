import { wrongSumMessage } from "@ridgeline/contract/messages";
import { FORM_ERROR, type SubmissionErrors } from "final-form";
import { useRef } from "react";
import { useDispatch } from "react-redux";
import { asApiFailure } from "../../api/apiFailure";
import { baseApi } from "../../api/baseApi";
import { toastDismissed, useToast } from "../../toast/toastSlice";
import { type QuoteFormValues, toQuotePayload } from "./quoteFormValues";
import { readTracking } from "./tracking";

const FALLBACK = "There was an error submitting your request. Please try again.";

/** Sends the form and raises a toast with the outcome. Returns the errors that the API reports for fields. */
export function useSubmitQuote(expectedSum: number, onSent: () => void) {
  const [send] = useSendQuoteRequestMutation();
  const raiseToast = useToast();
  const dispatch = useDispatch();
  const idempotencyKeyFor = useIdempotencyKey();

  return async (values: QuoteFormValues): Promise<SubmissionErrors> => {
    dispatch(toastDismissed()); // it may say that the attempt before has failed
    const payload = toQuotePayload(values, expectedSum, readTracking());
    const { error } = await send({ payload, idempotencyKey: idempotencyKeyFor(payload) });
    if (error === undefined) {
      raiseToast({
        title: "Quote request submitted!",
        text: "We'll get back to you within 24 hours with a detailed estimate.",
        tone: "success",
      });
      onSent();
      return undefined;
    }
    const failure = asApiFailure(error);
    raiseToast({
      title: "Submission failed",
      text: failure?.message ?? FALLBACK,
      tone: "destructive",
    });
    const isWrongSum = failure?.body.includes(wrongSumMessage);
    return isWrongSum ? { mathChallenge: wrongSumMessage } : { [FORM_ERROR]: FALLBACK };
  };
}

/** One key per filled form: every retry of the same content carries it again, other content gets a new one. */
function useIdempotencyKey(): (payload: object) => string {
  const keys = useRef(new Map<string, string>());
  return (payload) => {
    const content = JSON.stringify(payload);
    const key = keys.current.get(content) ?? createUuid();
    keys.current.set(content, key);
    return key;
  };
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

type QuoteSubmission = { payload: object; idempotencyKey: string };

const { useSendQuoteRequestMutation } = baseApi.injectEndpoints({
  endpoints: (build) => ({
    sendQuoteRequest: build.mutation<unknown, QuoteSubmission>({
      query: ({ payload, idempotencyKey }) => ({
        url: "/quote",
        method: "POST",
        body: payload,
        headers: { "Idempotency-Key": idempotencyKey },
      }),
    }),
  }),
});
