import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import type { Limit } from "./config";
import type { Database } from "./database";

export type RateLimiter = {
  /** Takes one point of `key`; returns 0, or the seconds to wait where none is left. */
  consume: (key: string) => Promise<number>;
  /** Gives one point back. */
  refund: (key: string) => Promise<void>;
};

/** Counts in Postgres, so that all API processes share the counts; by itself while the database is away. */
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
        if (refusal instanceof RateLimiterRes) return Math.ceil(refusal.msBeforeNext / 1000) || 1;
        throw refusal;
      }
    },
    refund: async (key) => {
      await limiter.reward(key);
    },
  };
}
