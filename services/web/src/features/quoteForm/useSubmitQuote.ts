import { wrongSumMessage } from "@ridgeline/contract/messages";
import { FORM_ERROR, type SubmissionErrors } from "final-form";
import { callApi } from "../../api/callApi";
import { useToast, useToastDispatch } from "../../toast/ToastProvider";
import { forgetDraft } from "../../late/draft";
import { type QuoteFormValues, toQuotePayload } from "./quoteFormValues";
import { type Attempt, useAttempts } from "./useAttempts";

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
