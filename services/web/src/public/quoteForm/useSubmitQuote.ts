import { wrongSumMessage } from "@ridgeline/contract/quoteRequest";
import { FORM_ERROR, type SubmissionErrors } from "final-form";
import { callApi, received } from "../../api/callApi";
import { replyTime, usePageBusiness } from "../../site/shownBusiness";
import { useToast, useToastDispatch } from "../../ui/ToastProvider";
import { endDraft } from "../draft";
import { type QuoteFormValues, toQuotePayload } from "./quoteFormValues";
import { readKey } from "./requestKey";
import { readTracking } from "./tracking";

const FALLBACK = "There was an error submitting your request. Please try again.";

/** Sends the form and raises a toast with the outcome. Returns the error, of a field or the form, which stays on the screen. */
export function useSubmitQuote(expectedSum: number, onSent: (phone: string) => void) {
  const raiseToast = useToast();
  const dispatchToast = useToastDispatch();
  const business = usePageBusiness();

  return async (values: QuoteFormValues): Promise<SubmissionErrors> => {
    dispatchToast({ type: "dismissed" }); // it may report the failure of the previous attempt
    const outcome = await callApi({
      path: "/quote",
      method: "POST",
      body: { ...toQuotePayload(values, expectedSum), ...readTracking() },
      headers: { "Idempotency-Key": readKey() },
      expects: received,
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
