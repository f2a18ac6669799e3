import type { Database } from "../database/connect";
import type { Channel } from "./notification";

/** The state of one channel. */
export type ChannelState = {
  lastDeliveredAt: Date | null;
  waiting: number;
  failure: Failure | null;
};

type Failure = { at: Date | null; error: string; isGivenUp: boolean };

/** Stored separately from the messages, which are deleted eventually. */
export async function recordDelivery(database: Database, channel: Channel): Promise<void> {
  await database("channelDeliveries")
    .insert({ channel, deliveredAt: database.fn.now() })
    .onConflict("channel")
    .merge();
}

/** Served by the index of the unsent messages. */
export async function readChannelState(
  database: Database,
  channel: Channel,
): Promise<ChannelState> {
  const unsent = () => database("outbox").where({ channel }).whereNull("sentAt");
  const [delivery, waiting, failure] = await Promise.all([
    database("channelDeliveries").where({ channel }).first<Delivery | undefined>("deliveredAt"),
    unsent().whereNull("failedAt").count<{ count: string }[]>({ count: "*" }), // a bigint: arrives as a string
    unsent()
      .whereNotNull("lastError")
      .orderByRaw("last_failed_at DESC NULLS LAST, id DESC")
      .first<Failure | undefined>(
        "lastFailedAt as at",
        "lastError as error",
        database.raw("failed_at IS NOT NULL AS is_given_up"),
      ),
  ]);
  return {
    lastDeliveredAt: delivery?.deliveredAt ?? null,
    waiting: Number(waiting[0]?.count),
    failure: failure ?? null,
  };
}

type Delivery = { deliveredAt: Date };
