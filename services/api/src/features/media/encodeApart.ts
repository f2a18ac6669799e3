import { spawn } from "node:child_process";
import { buffer } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { ApiError, unprocessable } from "../../http/apiErrors";
import type { Encode, Variant } from "./encodePhoto";

/** Milliseconds until the encoder is stopped. */
const TIMEOUT = 50_000;

/**
 * Encodes in a separate process (`encoder`: the built encoder.ts), whose 200 MB are freed when it ends. A picture that
 * crashes it does not stop the API.
 */
export function encodeApart(encoder: URL, timeout = TIMEOUT): Encode {
  return async (bytes, framing) => {
    const child = spawn(process.execPath, [fileURLToPath(encoder), JSON.stringify(framing)], {
      stdio: ["pipe", "pipe", "inherit"],
      // With several arenas glibc would keep the memory that other threads have freed.
      env: { MALLOC_ARENA_MAX: "1" },
      timeout,
      killSignal: "SIGKILL",
    });
    child.stdin.on("error", () => {}); // it ended before reading everything; its exit code says why
    child.stdin.end(bytes);
    const exitCode = new Promise<number | null>((resolve, reject) => {
      child.on("error", reject);
      child.on("close", resolve);
    });
    const [output, code] = await Promise.all([buffer(child.stdout), exitCode]);
    if (code === 0) return unpackVariants(output);
    if (code === REFUSED) throw readRefusal(output);
    throw unprocessable("The picture takes too much to be read. Please make it smaller.");
  };
}

/** The encoder's exit code when it reports a message for the owner. */
export const REFUSED = 3;

function readRefusal(output: Buffer): ApiError {
  const { status, message } = JSON.parse(output.toString()) as ApiError; // encoder.ts wrote it
  return new ApiError(status, message);
}

type Head = Omit<Variant, "bytes"> & { length: number };

/** Variants as one block of bytes, between two processes: a line of JSON that describes them, then the pictures. */
export function packVariants(variants: readonly Variant[]): Buffer {
  const heads = variants.map(({ format, width, bytes }): Head => ({
    format,
    width,
    length: bytes.length,
  }));
  return Buffer.concat([
    Buffer.from(`${JSON.stringify(heads)}\n`),
    ...variants.map(({ bytes }) => bytes),
  ]);
}

function unpackVariants(packed: Buffer): Variant[] {
  let start = packed.indexOf("\n") + 1;
  const heads = JSON.parse(packed.toString("utf8", 0, start)) as Head[]; // packVariants wrote it
  return heads.map(({ format, width, length }) => {
    const bytes = packed.subarray(start, start + length);
    start += length;
    return { format, width, bytes };
  });
}
