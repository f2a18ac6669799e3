import type { QuoteRequest } from "@ridgeline/contract/quoteRequest";
import type { ListQuery } from "../../../admin/list/AdminListStates";
import { asApiFailure } from "../../../api/callApi";
import { useToast } from "../../../toast/ToastProvider";
import { useQuarantineTriggers, useReleaseRequest } from "../quoteRequestsApi";

/** What the owner can do with a held request, each with its toast; they resolve once it is done or has failed. */
export function useQuarantineActions(
  quotes: Pick<ListQuery<QuoteRequest>, "isFetching" | "refetch">,
) {
  const raiseToast = useToast();
  const release = useReleaseRequest();
  const { remove } = useQuarantineTriggers();

  const report = async (change: Promise<unknown>, done: string, failed: string) => {
    try {
      await change;
    } catch (error) {
      const failure = asApiFailure(error);
      if (failure?.status === 401) return; // the session has ended, with its own toast
      const sentence = failure?.body.trim() ?? "";
      raiseToast({
        title: "Error",
        text: sentence === "" ? failed : sentence,
        tone: "destructive",
      });
      return;
    }
    raiseToast({ title: "Success", text: done, tone: "success" });
  };

  return {
    release: async ({ id, fullName }: QuoteRequest) => {
      const change = release(id).unwrap();
      await report(change, `Moved to your list: ${fullName}`, "Failed to release the request");
      // A load that was on its way may have missed it.
      if (quotes.isFetching) await quotes.refetch();
      void quotes.refetch();
    },
    remove: ({ id, fullName }: QuoteRequest) =>
      report(remove(id).unwrap(), `Deleted: ${fullName}`, "Failed to delete the request"),
  };
}
