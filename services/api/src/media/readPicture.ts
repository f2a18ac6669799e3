import sharp, { type Sharp } from "sharp";

// The API's container has 256 MB: no cache, and one thread.
sharp.cache(false);
sharp.concurrency(1);
// Only these of libvips' many decoders are exposed to uploads.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: ["VipsForeignLoadJpeg", "VipsForeignLoadPng", "VipsForeignLoadWebp"],
});

/** Seconds after which libvips stops working on a picture. */
const TIMEOUT = 30;

/** Opens an uploaded picture. Truncated or broken ones fail; inspectPicture limits the number of pixels. */
export function readPicture(bytes: Buffer): Sharp {
  return sharp(bytes, { failOn: "error", limitInputPixels: false }).timeout({ seconds: TIMEOUT });
}
