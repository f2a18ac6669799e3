import Router from "@koa/router";
import {
  PHOTO_UPLOAD_PATH,
  photoFormats,
  photoPath,
  type UploadedPhoto,
} from "@ridgeline/contract/photo";
import type { Database } from "../../database";
import { busy, notFound } from "../../errors";
import type { Encode } from "./encodePhoto";
import { createPhotoRepository } from "./photoRepository";
import { readUpload } from "./readUpload";

const ONE_YEAR = 31_536_000;
/** What stands in `imageUrl` is for browsers that choose none by themselves. */
const FALLBACK_WIDTH = 960;

export function photoRoutes(database: Database, encode: Encode): Router {
  const router = new Router({ sensitive: true });
  const photos = createPhotoRepository(database);
  // A picture being encoded takes up to half of the container's memory.
  const alone = oneAtATime();

  router.post(PHOTO_UPLOAD_PATH, async (ctx) => {
    ctx.body = await alone(async (): Promise<UploadedPhoto> => {
      const id = await photos.store(await encode(await readUpload(ctx.req)));
      return { imageUrl: photoPath(id, FALLBACK_WIDTH, "webp") };
    });
    ctx.status = 201;
  });

  router.get("/photos/:id/:file", async (ctx) => {
    const { id = "", file = "" } = ctx.params;
    const [, width, extension] = /^([1-9]\d{0,3})\.([a-z]+)$/.exec(file) ?? [];
    const format = photoFormats.find((known) => known === extension);
    if (!format || !isUuid(id)) throw notFound("This picture");
    const bytes = await photos.find(id, format, Number(width));
    if (!bytes) throw notFound("This picture");
    ctx.type = `image/${format}`;
    ctx.set("Cache-Control", `public, max-age=${ONE_YEAR}, immutable`);
    ctx.body = bytes;
  });

  return router;
}

function isUuid(text: string): boolean {
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(text);
}

/** There is one owner: who uploads a second picture meanwhile is told to wait. */
function oneAtATime() {
  let isBusy = false;
  return async <T>(run: () => Promise<T>): Promise<T> => {
    if (isBusy) throw busy("Another picture is being uploaded. Please try again in a moment.");
    isBusy = true;
    try {
      return await run();
    } finally {
      isBusy = false;
    }
  };
}
