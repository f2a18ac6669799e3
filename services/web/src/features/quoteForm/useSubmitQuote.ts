import { wrongSumMessage } from "@ridgeline/contract/messages";
import { FORM_ERROR, type SubmissionErrors } from "final-form";
import { useDispatch } from "react-redux";
import { asApiFailure } from "../../api/apiFailure";
import { baseApi } from "../../api/baseApi";
import { toastDismissed, useToast } from "../../toast/toastSlice";
import { forgetDraft } from "../../late/draft";
import { type QuoteFormValues, toQuotePayload } from "./quoteFormValues";
import { type Attempt, useAttempts } from "./useAttempts";

const FALLBACK = "There was an error submitting your request. Please try again.";

/** Sends the form and raises a toast with the outcome. Returns the error, of a field or the form, which stays on the screen. */
export function useSubmitQuote(expectedSum: number, onSent: () => void) {
  const [send] = useSendQuoteRequestMutation();
  const raiseToast = useToast();
  const dispatch = useDispatch();
  const attempts = useAttempts();

  return async (values: QuoteFormValues): Promise<SubmissionErrors> => {
    dispatch(toastDismissed()); // it may say that the attempt before has failed
    const { error } = await send(attempts.attemptFor(toQuotePayload(values, expectedSum)));
    if (error === undefined) {
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
    const failure = asApiFailure(error);
    const text = failure?.message ?? FALLBACK;
    raiseToast({ title: "Submission failed", text, tone: "destructive" });
    const isWrongSum = failure?.body.includes(wrongSumMessage);
    return isWrongSum ? { mathChallenge: wrongSumMessage } : { [FORM_ERROR]: text };
  };
}

const { useSendQuoteRequestMutation } = baseApi.injectEndpoints({
  endpoints: (build) => ({
    sendQuoteRequest: build.mutation<unknown, Attempt>({
      query: ({ payload, idempotencyKey }) => ({
        url: "/quote",
        method: "POST",
        body: payload,
        headers: { "Idempotency-Key": idempotencyKey },
      }),
    }),
  }),
});
