import type { QuoteRequest } from "@ridgeline/contract/quoteRequest";
import { type ReactNode, useEffect, useMemo, useState } from "react";
import { NewRequests } from "../../admin/NewRequests";
import { useQuoteRequestsState } from "./quoteRequestsApi";
import { noteVisit } from "./visit";

const SIGN_EVERY_MS = 60_000;

/** Tells everything inside which quote requests are new since the owner's last visit (decision 024). It fetches nothing. */
export function NewRequestsProvider({ children }: { children: ReactNode }) {
  const { data: quotes } = useQuoteRequestsState();
  const newestBefore = useVisit(quotes);
  const newIds = useMemo(() => {
    const fresh = quotes?.filter(({ id }) => newestBefore !== undefined && id > newestBefore);
    return new Set(fresh?.map(({ id }) => id));
  }, [quotes, newestBefore]);
  return <NewRequests value={newIds}>{children}</NewRequests>;
}

/** The newest request of the last visit. While the page is hidden the owner is not here. */
function useVisit(quotes: readonly QuoteRequest[] | undefined): number | undefined {
  const [newestBefore, setNewestBefore] = useState<number>();

  useEffect(() => {
    if (!quotes) return undefined;
    const newest = quotes.reduce((highest, { id }) => Math.max(highest, id), 0);
    const giveSign = () => {
      if (document.visibilityState === "visible") setNewestBefore(noteVisit(newest)?.newestBefore);
    };
    giveSign();
    const timer = setInterval(giveSign, SIGN_EVERY_MS);
    document.addEventListener("visibilitychange", giveSign);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", giveSign);
    };
  }, [quotes]);

  return newestBefore;
}
