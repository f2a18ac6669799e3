import type Router from "@koa/router";
import {
  logoFactsPath,
  MAX_UPLOAD,
  PHOTO_UPLOAD_PATH,
  photoFormats,
  photoPath,
  photoWidths,
  sharedPhoto,
  type UploadedPhoto,
  uploadTooLargeMessage,
  WHOLE_PHOTO,
} from "@ridgeline/contract/photo";
import type { IncomingMessage } from "node:http";
import { badRequest, busy, notFound, tooLarge } from "../http/apiErrors";
import { isUuid } from "../http/parseInput";
import type { Encode, Shape, Variant } from "./encodePhoto";
import type { PhotoRepository } from "./photoRepository";
import { readLogo } from "./readLogo";

const ONE_YEAR = 31_536_000;
/** The variant in `imageUrl` is for browsers that cannot choose one. */
const FALLBACK_WIDTH = 960;
const MAX_UPLOADS = 3;
const MAX_PREVIEWS = 10;
const whole = { width: WHOLE_PHOTO, format: "webp" as const };
/** Other widths are refused, since each address takes a place in nginx's cache. */
const variants = [
  ...photoWidths.flatMap((width) => photoFormats.map((format) => ({ width, format }))),
  whole,
].map((variant) => ({ ...variant, name: `${variant.width}.${variant.format}` }));

export function addPhotoRoutes(router: Router, photos: PhotoRepository, encode: Encode): void {
  const admit = admitAtMost(MAX_UPLOADS);
  // Encoding a picture takes up to half of the container's memory.
  const alone = takeTurns();
  // Visitors' link previews take little, and do not wait for uploads.
  const admitPreview = admitAtMost(MAX_PREVIEWS);
  const previewAlone = takeTurns();

  router.post(PHOTO_UPLOAD_PATH, async (ctx) => {
    const shape = parseShape(ctx.query["shape"]);
    ctx.body = await admit(async (): Promise<UploadedPhoto> => {
      const bytes = await readUpload(ctx.req);
      const encoded = await alone(() => encode(bytes, shape));
      const id = await photos.store(encoded);
      const at = shape === "whole" ? await findFocus(encoded) : "";
      return { imageUrl: photoPath(id, FALLBACK_WIDTH, "webp") + at };
    });
    ctx.status = 201;
  });

  router.get(logoFactsPath(":id"), async (ctx) => {
    const { id = "" } = ctx.params;
    const facts = isUuid(id) && (await readLogo(id, photos.find));
    if (!facts) throw notFound("This picture");
    ctx.body = facts;
  });

  router.get("/photos/:id/:file", async (ctx) => {
    const { id = "", file = "" } = ctx.params;
    const isShared = file === sharedPhoto.file;
    const variant = isShared ? whole : variants.find(({ name }) => name === file);
    const bytes = variant && isUuid(id) && (await photos.find(id, variant.format, variant.width));
    if (!bytes) throw notFound("This picture");
    ctx.type = isShared ? "image/jpeg" : `image/${variant.format}`;
    ctx.set("Cache-Control", `public, max-age=${ONE_YEAR}, immutable`);
    ctx.body = isShared ? await admitPreview(() => previewAlone(() => toShared(bytes))) : bytes;
  });
}

/** The point that draws the eye most, as the end of the picture's address (photoFocusOf). */
async function findFocus(encoded: readonly Variant[]): Promise<string> {
  const small = encoded.find(({ format }) => format === "webp");
  if (!small) return "";
  const { default: sharp } = await import("sharp");
  const side = 100;
  const { data, info } = await sharp(small.bytes)
    .resize(side, side, { fit: "outside" })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const cut = await sharp(data, { raw: { width, height, channels } })
    .resize(side, width === height ? side / 2 : side, { position: sharp.strategy.attention })
    .toFormat("png")
    .toBuffer({ resolveWithObject: true });
  const { attentionX = width / 2, attentionY = height / 2 } = cut.info;
  const percent = (at: number, of: number) => Math.min(100, Math.round((at / of) * 100));
  return `#${percent(attentionX, width)},${percent(attentionY, height)}`;
}

/** Made when it is asked for, since few photos ever are: nginx keeps it. */
async function toShared(photo: Buffer): Promise<Buffer> {
  const { default: sharp } = await import("sharp");
  const { width, height } = sharedPhoto;
  const shared = sharp(photo).flatten({ background: "#ffffff" });
  return shared.resize(width, height, { position: sharp.strategy.attention }).jpeg().toBuffer();
}

function parseShape(text: unknown): Shape {
  if (text === undefined) return "framed";
  if (text === "whole" || text === "logo") return text;
  throw badRequest("The shape of a picture may only be 'whole' or 'logo'.");
}

/** Reads the raw body into one buffer of its declared length. */
async function readUpload(request: IncomingMessage): Promise<Buffer> {
  const length = Number(request.headers["content-length"]);
  if (!(length > 0))
    throw badRequest("The request has no picture, or does not say how large it is.");
  if (length > MAX_UPLOAD) throw tooLarge(uploadTooLargeMessage);
  const bytes = Buffer.allocUnsafe(length);
  let filled = 0;
  try {
    for await (const chunk of request) {
      filled += (chunk as Buffer).copy(bytes, filled); // no encoding is set, so chunks are buffers
    }
  } catch {
    throw badRequest("The upload was cut off.");
  }
  return bytes.subarray(0, filled);
}

/** Each upload holds its picture in memory while it waits for its turn. */
function admitAtMost(most: number) {
  let count = 0;
  return async <T>(run: () => Promise<T>): Promise<T> => {
    if (count >= most)
      throw busy("Other pictures are being worked on. Please try again in a moment.");
    count += 1;
    try {
      return await run();
    } finally {
      count -= 1;
    }
  };
}

/** Runs one at a time, in the order of the calls. */
function takeTurns(): <T>(run: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return async (run) => {
    const turn = last.then(run);
    last = turn.catch(() => {}); // its caller gets the error
    return turn;
  };
}
