import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import type { Limit } from "../config/readConfig";
import type { Database } from "./connect";

export type RateLimiter = {
  /** Takes one point of `key`; returns 0, or the seconds to wait if none is left. */
  consume: (key: string) => Promise<number>;
};

/** Counts in Postgres, so that all API processes share the counts; in memory while the database is down. */
export function createRateLimiter(database: Database, name: string, limit: Limit): RateLimiter {
  const window = { keyPrefix: name, points: limit.points, duration: limit.seconds };
  const limiter = new RateLimiterPostgres({
    ...window,
    storeClient: database,
    storeType: "knex",
    tableName: "rate_limits",
    tableCreated: true,
    clearExpiredByTimeout: false,
    insuranceLimiter: new RateLimiterMemory(window),
  });
  return {
    consume: async (key) => {
      try {
        await limiter.consume(key);
        return 0;
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) return Math.ceil(refusal.msBeforeNext / 1000) || 1;
        throw refusal;
      }
    },
  };
}

/**
 * Deletes expired counts, and with them the addresses. Skips locked rows: a request locks two (storeQuoteRequest.ts),
 * perhaps in another order.
 */
export async function forgetCounts(database: Database): Promise<void> {
  const counts = () => database("rateLimits");
  const past = counts().select("key").where("expire", "<=", Date.now()).forUpdate().skipLocked();
  await counts().whereIn("key", past).delete();
}
