import type { Database } from "../../../database/connect";
import type { Channel } from "../notification";

/** How one channel goes; channels without any message are missing. */
export type ChannelState = {
  lastDeliveredAt: Date | null;
  waiting: number;
  failure: Failure | null;
};

type Failure = { at: Date | null; error: string; isGivenUp: boolean };

/** Kept apart from the messages, which are deleted in time. */
export async function recordDelivery(database: Database, channel: Channel): Promise<void> {
  await database("channelDeliveries")
    .insert({ channel, deliveredAt: database.fn.now() })
    .onConflict("channel")
    .merge();
}

/** Served by the index of the unsent messages. */
export async function readChannelStates(database: Database): Promise<Map<Channel, ChannelState>> {
  const [deliveries, waiting, failures] = await Promise.all([
    database("channelDeliveries").select<Delivery[]>("channel", "deliveredAt"),
    readWaiting(database),
    readLastFailures(database),
  ]);
  const states = new Map<Channel, ChannelState>();
  const stateOf = (channel: Channel) => {
    const state = states.get(channel) ?? { lastDeliveredAt: null, waiting: 0, failure: null };
    states.set(channel, state);
    return state;
  };
  for (const { channel, deliveredAt } of deliveries) stateOf(channel).lastDeliveredAt = deliveredAt;
  for (const { channel, count } of waiting) stateOf(channel).waiting = count;
  for (const { channel, ...failure } of failures) stateOf(channel).failure = failure;
  return states;
}

type Delivery = { channel: Channel; deliveredAt: Date };
type Waiting = { channel: Channel; count: number };

async function readWaiting(database: Database): Promise<Waiting[]> {
  return unsent(database)
    .whereNull("failedAt")
    .groupBy("channel")
    .select<Waiting[]>("channel", database.raw("count(*)::int AS count"));
}

async function readLastFailures(database: Database): Promise<(Failure & { channel: Channel })[]> {
  return unsent(database)
    .whereNotNull("lastError")
    .distinctOn("channel")
    .orderBy([
      { column: "channel" },
      { column: "lastFailedAt", order: "desc", nulls: "last" },
      { column: "id", order: "desc" },
    ])
    .select<(Failure & { channel: Channel })[]>(
      "channel",
      "lastFailedAt as at",
      "lastError as error",
      database.raw("failed_at IS NOT NULL AS is_given_up"),
    );
}

function unsent(database: Database) {
  return database("outbox").whereNull("sentAt");
}
