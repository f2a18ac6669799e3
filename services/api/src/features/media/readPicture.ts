import sharp, { type Sharp } from "sharp";

// The API's container has 256 MB: nothing is kept, and one thread works at a time.
sharp.cache(false);
sharp.concurrency(1);
// Of libvips' many readers only these ever see what somebody sent.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: ["VipsForeignLoadJpeg", "VipsForeignLoadPng", "VipsForeignLoadWebp"],
});

/** Seconds after which a picture that is still being worked on is given up. */
const TIMEOUT = 30;

/** A picture that somebody sent, to be worked on. What is cut off or broken fails; pixels are limited by inspectPicture. */
export function readPicture(bytes: Buffer): Sharp {
  return sharp(bytes, { failOn: "error", limitInputPixels: false }).timeout({ seconds: TIMEOUT });
}
