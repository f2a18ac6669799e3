import { MAX_UPLOAD, uploadTooLargeMessage } from "@ridgeline/contract/photo";
import type { IncomingMessage } from "node:http";
import { badRequest, tooLarge } from "../../http/errors";

/** Reads the raw body into one buffer of its declared length. */
export async function readUpload(request: IncomingMessage): Promise<Buffer> {
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
