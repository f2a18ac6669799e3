import { spawn } from "node:child_process";
import { buffer } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { ApiError, unprocessable } from "../../http/errors";
import type { Encode } from "./encodePhoto";
import { unpackVariants } from "./variantFrames";

/** Milliseconds until a picture is given up. */
const TIMEOUT = 50_000;

/**
 * Encodes in a process of its own (`encoder`: the built encoder.ts): it takes up to 200 MB, which go back to the machine
 * when it ends; and should a picture be too much for it, or break it, the API goes on answering.
 */
export function encodeApart(encoder: URL): Encode {
  return async (bytes) => {
    const child = spawn(process.execPath, [fileURLToPath(encoder)], {
      stdio: ["pipe", "pipe", "inherit"],
      // One arena: with several, glibc keeps what other threads have freed.
      env: { MALLOC_ARENA_MAX: "1" },
      timeout: TIMEOUT,
      killSignal: "SIGKILL",
    });
    child.stdin.on("error", () => {}); // it ended before it had read everything; its exit code says more
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

/** The encoder's exit code where it has a sentence for the owner. */
export const REFUSED = 3;

function readRefusal(output: Buffer): ApiError {
  const { status, message } = JSON.parse(output.toString()) as ApiError; // encoder.ts wrote it
  return new ApiError(status, message);
}
