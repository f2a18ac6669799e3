import type { QuoteRequest } from "@ridgeline/contract/quoteRequest";
import { useReport } from "../kit/useCrudActions";
import type { ListQuery } from "../kit/listStates";
import { useQuarantineTriggers, useReleaseRequest } from "./quoteRequestsApi";

/** What the owner can do with a held request, each with its toast; they resolve once it is done or has failed. */
export function useQuarantineActions(
  quotes: Pick<ListQuery<QuoteRequest>, "isFetching" | "refetch">,
) {
  const report = useReport();
  const release = useReleaseRequest();
  const { remove } = useQuarantineTriggers();
  return {
    release: async ({ id, fullName }: QuoteRequest) => {
      await report(release(id), {
        done: `Moved to your list: ${fullName}`,
        failed: "Failed to release the request",
      });
      // A load that is already in progress may have missed it.
      if (quotes.isFetching) await quotes.refetch();
      void quotes.refetch();
    },
    remove: ({ id, fullName }: QuoteRequest) =>
      report(remove(id), {
        done: `Deleted: ${fullName}`,
        failed: "Failed to delete the request",
      }),
  };
}
