import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import type { Limit } from "../config/readConfig";
import type { Database, Fragment } from "./connect";

export type RateLimiter = {
  /** Takes one point of `key`; returns 0, or the seconds to wait where none is left. */
  consume: (key: string) => Promise<number>;
  /** The same as a part of a larger statement, whose work it then shares: gives a row where a point was left to take. */
  consuming: (key: string) => Fragment;
  /** Seconds until `key` has points again. */
  secondsLeft: (key: string) => Promise<number>;
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
        if (refusal instanceof RateLimiterRes) return toSeconds(refusal);
        throw refusal;
      }
    },
    consuming: (key) => {
      const now = Date.now();
      const expire = now + limit.seconds * 1000;
      return { sql: CONSUME, bindings: [limiter.getKey(key), expire, now, now, now, limit.points] };
    },
    secondsLeft: async (key) => toSeconds(await limiter.get(key)),
    refund: async (key) => {
      await limiter.reward(key);
    },
  };
}

const CONSUME = `
  INSERT INTO rate_limits AS counted (key, points, expire) VALUES (?, 1, ?)
  ON CONFLICT (key) DO UPDATE SET
    points = CASE WHEN counted.expire <= ? THEN 1 ELSE counted.points + 1 END,
    expire = CASE WHEN counted.expire <= ? THEN excluded.expire ELSE counted.expire END
  WHERE counted.expire <= ? OR counted.points < ?
  RETURNING key`;

function toSeconds(counted: RateLimiterRes | null): number {
  return Math.ceil((counted?.msBeforeNext ?? 0) / 1000) || 1;
}
