import { type ApiFailure, asApiFailure } from "../../api/callApi";
import { useToast } from "../../ui/ToastProvider";

/** A change that is on its way, as returned by a mutation's trigger. */
export type Sent = { unwrap: () => Promise<unknown> };

/** What its toast says: `about` and Undo only on success. */
export type Texts = { done: string; failed: string; about?: string; undo?: () => void };

/** Shows the result of a change as a toast; a failure shows the server's own text, or else `failed` (requirement 7.16). */
export function useReport() {
  const raiseToast = useToast();
  return async (
    change: Sent,
    { done, failed, ...more }: Texts,
  ): Promise<{ isDone: boolean; failure?: ApiFailure | undefined }> => {
    try {
      await change.unwrap();
    } catch (error) {
      const text = failureText(error, failed);
      if (text !== undefined) raiseToast({ title: "Error", text, tone: "destructive" });
      return { isDone: false, failure: asApiFailure(error) };
    }
    raiseToast({ title: "Success", text: done, ...more, tone: "success" });
    return { isDone: true };
  };
}

/** The server's own text or else `failed`; none if the session has ended, which has its own toast. */
export function failureText(error: unknown, failed: string): string | undefined {
  const failure = asApiFailure(error);
  if (failure?.status === 401) return undefined;
  const sentence = failure?.body.trim() ?? "";
  return sentence === "" ? failed : sentence;
}
