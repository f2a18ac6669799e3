import type { QuoteRequest } from "@ridgeline/contract/quoteRequest";
import { createContext, type ReactNode, useEffect, useMemo, useState } from "react";
import { local } from "../../site/storage";
import { TitleStart } from "../kit/PageHead";
import { useQuoteRequestsState } from "./quoteRequestsApi";

/** Tells everything inside which quote requests are new since the owner's last visit (decision 024). It fetches nothing. */
export function NewRequestsProvider({ children }: { children: ReactNode }) {
  const quotes = useQuoteRequestsState();
  const newestBefore = useVisit(quotes);
  const newIds = useMemo(() => {
    const fresh = quotes?.filter(({ id }) => newestBefore !== undefined && id > newestBefore);
    return new Set(fresh?.map(({ id }) => id));
  }, [quotes, newestBefore]);
  return (
    <NewRequests value={newIds}>
      <TitleStart value={newIds.size === 0 ? "" : `(${newIds.size}) `}>{children}</TitleStart>
    </NewRequests>
  );
}

/** The ids of the quote requests that are new since the owner's last visit, as far as they have been fetched. */
export const NewRequests = createContext<ReadonlySet<number>>(new Set());

const VISIT_INTERVAL_MS = 60_000;

/** The newest request of the last visit. A hidden page does not count as a visit. */
function useVisit(quotes: readonly QuoteRequest[] | undefined): number | undefined {
  const [newestBefore, setNewestBefore] = useState<number>();

  useEffect(() => {
    if (!quotes) return undefined;
    const newest = quotes.reduce((highest, { id }) => Math.max(highest, id), 0);
    const recordVisit = () => {
      if (document.visibilityState === "visible") setNewestBefore(storeVisit(newest)?.newestBefore);
    };
    recordVisit();
    const timer = setInterval(recordVisit, VISIT_INTERVAL_MS);
    document.addEventListener("visibilitychange", recordVisit);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", recordVisit);
    };
  }, [quotes]);

  return newestBefore;
}

/** Request ids only grow, so one number covers all that have been seen. */
type Visit = Readonly<{
  /** The newest request known when this visit began: what is above it is new. */
  newestBefore: number;
  newest: number;
  lastSeen: number;
}>;

const STORAGE_KEY = "last_visit";

/** Continues or begins the visit in this browser; undefined if it refuses storage, since the markers would never go away. */
function storeVisit(newest: number): Visit | undefined {
  const visit = continueVisit(local.getJson(STORAGE_KEY, isVisit), newest, Date.now());
  return local.set(STORAGE_KEY, JSON.stringify(visit)) ? visit : undefined;
}

function isVisit(stored: unknown): stored is Visit {
  if (typeof stored !== "object" || stored === null) return false;
  const { newestBefore, newest, lastSeen } = stored as Partial<Visit>;
  return [newestBefore, newest, lastSeen].every((value) => typeof value === "number");
}

/** After this long an open page begins a new visit. */
const AWAY_MS = 30 * 60_000;

/**
 * The visit, now that the owner has seen the requests up to the id `newest`. On a device's first visit nothing is new. All
 * tabs of the device share one visit.
 */
function continueVisit(stored: Visit | undefined, newest: number, now: number): Visit {
  if (!stored) return { newestBefore: newest, newest, lastSeen: now };
  const isNew = now - stored.lastSeen > AWAY_MS;
  return {
    newestBefore: isNew ? stored.newest : stored.newestBefore,
    newest: Math.max(stored.newest, newest),
    lastSeen: now,
  };
}
