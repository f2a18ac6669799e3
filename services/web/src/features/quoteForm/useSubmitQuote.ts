import { wrongSumMessage } from "@ridgeline/contract/messages";
import { FORM_ERROR, type SubmissionErrors } from "final-form";
import { asApiFailure } from "../../api/apiFailure";
import { useToast } from "../../toast/useToast";
import { useSendQuoteRequestMutation } from "./quoteApi";
import type { QuoteFormValues } from "./QuoteFormValues";
import { toQuotePayload } from "./toQuotePayload";
import { readTracking } from "./tracking";
import { useIdempotencyKey } from "./useIdempotencyKey";

const FALLBACK = "There was an error submitting your request. Please try again.";

/** Sends the form and says how it went; gives back what is wrong with a field, if the API says so. */
export function useSubmitQuote(expectedSum: number, onSent: () => void) {
  const [send] = useSendQuoteRequestMutation();
  const raiseToast = useToast();
  const idempotencyKeyFor = useIdempotencyKey();

  return async (values: QuoteFormValues): Promise<SubmissionErrors> => {
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
