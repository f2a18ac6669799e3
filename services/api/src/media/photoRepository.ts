import { type PhotoFormat, photoIdOf } from "@ridgeline/contract/photo";
import { type Database, daysAgo } from "../database/connect";
import type { Variant } from "./encodePhoto";

export type PhotoRepository = ReturnType<typeof createPhotoRepository>;

export function createPhotoRepository(database: Database) {
  return {
    /** Stores a photo with all its variants; returns its id. */
    store: (variants: readonly Variant[]): Promise<string> =>
      database.transaction(async (transaction) => {
        const [photo] = await transaction("photos").insert({}).returning<{ id: string }[]>("id");
        if (!photo) throw new Error("INSERT INTO photos returned no row");
        for (const variant of variants) {
          await transaction("photoVariants").insert({ photoId: photo.id, ...variant });
        }
        return photo.id;
      }),

    /** The variant for this width, or the widest one. */
    find: async (id: string, format: PhotoFormat, width: number): Promise<Buffer | undefined> => {
      const row = await database("photoVariants")
        .first<{ bytes: Buffer } | undefined>("bytes")
        .where({ photoId: id, format })
        .where("width", "<=", width)
        .orderBy("width", "desc");
      return row?.bytes;
    },

    /** Of these pictures, those that were uploaded here and are gone. The others count as in use from now on. */
    findMissing: async (urls: readonly string[]): Promise<string[]> => {
      const ids = urls.flatMap((url) => photoIdOf(url) ?? []);
      if (ids.length === 0) return [];
      const kept = await database("photos")
        .whereIn("id", ids)
        .update({ unusedSince: null })
        .returning<{ id: string }[]>("id");
      const known = new Set(kept.map(({ id }) => id));
      return urls.filter((url) => !known.has(photoIdOf(url) ?? "") && photoIdOf(url));
    },

    /**
     * Deletes photos whose URL has been in none of the texts in `shown` for more than this many days; returns how many.
     */
    removeUnused: async (days: number, shown: readonly string[]): Promise<number> => {
      const isUsed = database.raw(
        // A substring match: the owner may have entered a full `https://` URL.
        "EXISTS (SELECT FROM unnest(?::text[]) AS shown WHERE position(photos.id::text IN shown) > 0)",
        [[...shown]],
      );
      const photos = () => database("photos");
      await photos().whereNotNull("unusedSince").where(isUsed).update({ unusedSince: null });
      await photos()
        .whereNull("unusedSince")
        .whereNot(isUsed)
        .update({ unusedSince: database.fn.now() });
      return photos().where("unusedSince", "<", daysAgo(database, days)).whereNot(isUsed).delete();
    },
  };
}
