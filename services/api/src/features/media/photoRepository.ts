import type { PhotoFormat } from "@ridgeline/contract/photo";
import type { Database } from "../../database/connect";
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

    /** The variant for this width, or the widest that there is. */
    find: async (id: string, format: PhotoFormat, width: number): Promise<Buffer | undefined> => {
      const row = await database("photoVariants")
        .first<{ bytes: Buffer } | undefined>("bytes")
        .where({ photoId: id, format })
        .where("width", "<=", width)
        .orderBy("width", "desc");
      return row?.bytes;
    },

    /** Removes photos that no project has shown for so many days; returns how many. */
    removeUnused: async (days: number): Promise<number> => {
      const photos = () => database("photos");
      await photos()
        .whereNotNull("unusedSince")
        .whereExists(projectsWithPhoto(database))
        .update({ unusedSince: null });
      await photos()
        .whereNull("unusedSince")
        .whereNotExists(projectsWithPhoto(database))
        .update({ unusedSince: database.fn.now() });
      return photos()
        .where("unusedSince", "<", database.raw("now() - ? * interval '1 day'", [days]))
        .whereNotExists(projectsWithPhoto(database))
        .delete();
    },
  };
}

/** Wherever in the address the id stands: the owner may have put in the whole `https://` one. */
function projectsWithPhoto(database: Database) {
  return database("featuredProjects")
    .select("id")
    .whereRaw("position(photos.id::text IN featured_projects.image_url) > 0");
}
