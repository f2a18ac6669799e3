import type { Database } from "../src/database/connect";
import { createReadBusiness } from "../src/business/businessRepository";
import type { Channel, Senders } from "../src/notifications/notification";
import { createSenders } from "../src/notifications/senders";
import { createOutboxRepository, deliverDue } from "../src/notifications/outbox";
import { findRequest } from "../src/quoteRequests/quoteRequestRepository";
import { findReview } from "../src/reviews/reviewRepository";
import { readConfig } from "../src/config/readConfig";
import { collectLogs } from "./collectLogs";
import { ADMIN_TOKEN } from "./testApi";

type OutboxRow = {
  id: number;
  quoteRequestId: number | null;
  messageKey: string;
  attempts: number;
  lastError: string | null;
  dueAt: Date;
  sentAt: Date | null;
  failedAt: Date | null;
};

/** The worker's steps on a database, one at a time, with these settings; `replaced` has the test's own senders. */
export function startOutbox(
  database: Database,
  settings: Record<string, string>,
  replaced: Senders = {},
) {
  const { logs, logger } = collectLogs();
  const { notifications: config } = readConfig({
    ADMIN_TOKEN,
    DATABASE_URL: "postgres://unused",
    ...settings,
  });
  const readBusiness = createReadBusiness(database, (problem) => logger.error(problem));
  const address = "https://ridgelinehome.example";
  const senders = { ...createSenders({ database, config, address, readBusiness }), ...replaced };
  const outbox = createOutboxRepository(database, { findRequest, findReview });
  const pass = (interval: string) => database.raw(PASS, { interval });
  return {
    logs,
    pass,
    /** Sends everything that is due on one channel, at once or when this much time has passed. */
    deliver: async (channel: Channel, interval?: string) => {
      if (interval !== undefined) await pass(interval);
      const send = senders[channel];
      if (!send) throw new Error(`${channel} is off`);
      while ((await deliverDue({ outbox, channel, send, logger })).due > 0);
    },
    rows: async (channel: Channel) =>
      database("outbox").where({ channel }).select<OutboxRow[]>().orderBy("id"),
  };
}

/** Simulates that this much time has passed. */
const PASS = `
  WITH passed AS (SELECT cast(:interval AS interval) AS i),
    earlier AS (UPDATE outbox SET due_at = due_at - i, sent_at = sent_at - i FROM passed),
    older AS (
      UPDATE quote_requests
      SET created_at = created_at - i, quarantined_at = quarantined_at - i FROM passed)
  UPDATE rate_limits SET expire = expire - extract(epoch FROM i) * 1000 FROM passed`;
