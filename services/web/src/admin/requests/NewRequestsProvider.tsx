import type { QuoteRequest } from "@ridgeline/contract/quoteRequest";
import { type ReactNode, useEffect, useMemo, useState } from "react";
import { local } from "../../site/storage";
import { NewRequests } from "../kit/usePageTitle";
import { useQuoteRequestsState } from "./quoteRequestsApi";

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

const SIGN_EVERY_MS = 60_000;

/** The newest request of the last visit. While the page is hidden, the owner counts as away. */
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

/** Request ids only grow, so one number covers all that have been seen. */
type Visit = Readonly<{
  /** The newest request known when this visit began: what is above it is new. */
  newestBefore: number;
  newest: number;
  lastSign: number;
}>;

const STORAGE_KEY = "last_visit";

/** Continues or begins the visit in this browser; undefined if it refuses storage: a marker would never go away. */
function noteVisit(newest: number): Visit | undefined {
  const visit = continueVisit(local.recallJson(STORAGE_KEY, isVisit), newest, Date.now());
  return local.keep(STORAGE_KEY, JSON.stringify(visit)) ? visit : undefined;
}

function isVisit(stored: unknown): stored is Visit {
  if (typeof stored !== "object" || stored === null) return false;
  const { newestBefore, newest, lastSign } = stored as Partial<Visit>;
  return [newestBefore, newest, lastSign].every((value) => typeof value === "number");
}

/** After this long without a sign of the owner, the next one begins a new visit. */
const AWAY_MS = 30 * 60_000;

/**
 * The owner is here and knows of the requests up to the id `newest`. On a device's first visit nothing is new. All tabs of
 * the device share one visit.
 */
function continueVisit(stored: Visit | undefined, newest: number, now: number): Visit {
  if (!stored) return { newestBefore: newest, newest, lastSign: now };
  const isNew = now - stored.lastSign > AWAY_MS;
  return {
    newestBefore: isNew ? stored.newest : stored.newestBefore,
    newest: Math.max(stored.newest, newest),
    lastSign: now,
  };
}
