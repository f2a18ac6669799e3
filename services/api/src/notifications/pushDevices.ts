import type { PushDevice, PushSubscription } from "@ridgeline/contract/notifications";
import { createHash } from "node:crypto";
import type { Database } from "../database/connect";

/** A device as messages reach it. */
export type PushTarget = { id: number; endpoint: string; p256dh: string; auth: string };

export type PushDeviceRepository = ReturnType<typeof createPushDeviceRepository>;

type DeviceRow = PushTarget & { name: string; createdAt: Date; lastDeliveredAt: Date | null };

export function createPushDeviceRepository(database: Database) {
  const devices = () => database("pushDevices");
  return {
    /** Oldest first, without the addresses: anyone who knows an address can send to it. */
    list: async (): Promise<PushDevice[]> => {
      const rows = await devices().select<DeviceRow[]>().orderBy("id");
      return rows.map(({ id, name, endpoint, createdAt, lastDeliveredAt }) => ({
        id,
        name,
        digest: createHash("sha256").update(endpoint).digest("hex"),
        createdAt: createdAt.toISOString(),
        lastDeliveredAt: lastDeliveredAt?.toISOString() ?? null,
      }));
    },

    listTargets: async (): Promise<PushTarget[]> =>
      devices().select<PushTarget[]>("id", "endpoint", "p256dh", "auth"),

    find: async (id: number): Promise<PushTarget | undefined> =>
      devices().where({ id }).first<PushTarget | undefined>("id", "endpoint", "p256dh", "auth"),

    countOthers: async (endpoint: string): Promise<number> =>
      (await devices().whereNot({ endpoint }).select("id")).length,

    /** Adds a device, or renews the keys and the token of one that is already there. */
    save: async (
      { endpoint, keys }: PushSubscription,
      name: string,
      tokenDigest: Buffer,
    ): Promise<void> => {
      const { p256dh, auth } = keys;
      await devices()
        .insert({ endpoint, p256dh, auth, name, tokenDigest })
        .onConflict("endpoint")
        .merge(["p256dh", "auth", "name", "tokenDigest"]);
    },

    /** Also removes the messages for it; false if there is no such device. */
    remove: async (id: number): Promise<boolean> => (await devices().where({ id }).delete()) > 0,

    /** Removes the devices that were added with another token. */
    removeOthers: async (tokenDigests: readonly Buffer[]): Promise<void> => {
      await devices().whereNotIn("tokenDigest", tokenDigests).delete();
    },

    recordDelivery: async (id: number): Promise<void> => {
      await devices().where({ id }).update({ lastDeliveredAt: database.fn.now() });
    },
  };
}
