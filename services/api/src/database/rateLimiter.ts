import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import type { Limit } from "../config/readConfig";
import type { Database } from "./connect";

export type RateLimiter = {
  /** Takes one point of `key`; returns 0, or the seconds to wait if none is left. */
  consume: (key: string) => Promise<number>;
  /** For a statement that takes a point of `key` itself (features/quoteRequests/storeQuoteRequest.ts). */
  pointOf: (key: string) => RatePoint;
  /** Seconds until `key` has points again. */
  secondsLeft: (key: string) => Promise<number>;
  /** Gives one point back. */
  refund: (key: string) => Promise<void>;
};

/** The row of rate_limits that holds the point, the `limit` of points in a window, and Unix times in milliseconds. */
export type RatePoint = { limitKey: string; limit: number; now: number; windowEnd: number };

/** Counts in Postgres, so that all API processes share the counts; in memory while the database is down. */
export function createRateLimiter(database: Database, name: string, limit: Limit): RateLimiter {
  const window = { keyPrefix: name, points: limit.points, duration: limit.seconds };
  const limiter = new RateLimiterPostgres({
    ...window,
    storeClient: database,
    storeType: "knex",
    tableName: "rate_limits",
    tableCreated: true,
    clearExpiredByTimeout: true,
    insuranceLimiter: new RateLimiterMemory(window),
  });
  return {
    consume: async (key) => {
      try {
        await limiter.consume(key);
        return 0;
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) return toSeconds(refusal);
        throw refusal;
      }
    },
    pointOf: (key) => {
      const now = Date.now();
      const windowEnd = now + limit.seconds * 1000;
      return { limitKey: limiter.getKey(key), limit: limit.points, now, windowEnd };
    },
    secondsLeft: async (key) => toSeconds(await limiter.get(key)),
    refund: async (key) => {
      await limiter.reward(key);
    },
  };
}

function toSeconds(counted: RateLimiterRes | null): number {
  return Math.ceil((counted?.msBeforeNext ?? 0) / 1000) || 1;
}
