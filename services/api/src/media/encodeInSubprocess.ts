import { spawn } from "node:child_process";
import { buffer } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { ApiError, busy, damagedPicture, unprocessable } from "../http/apiErrors";
import type { Encode, Variant } from "./encodePhoto";

/**
 * Seconds until the encoder is killed, since the next upload waits: of its processors' time, which a busy machine does not
 * change, and by the clock.
 */
const LIMITS = { processor: 20, clock: 50 };

const tooSlow = () =>
  unprocessable(
    "The picture takes too long to read. Please save it as a plain JPEG, or take a screenshot of it, and choose that.",
  );

/** The kernel killed the encoder, since other work needed its memory, or other work took its time. */
const noRoom = () =>
  busy("The server has no room for this picture right now. Please try again in a moment.");

/** What the encoder writes to standard output, as JSON: the pictures in base64, or a message for the owner. */
export type EncoderAnswer =
  | { variants: (Omit<Variant, "bytes"> & { bytes: string })[] }
  | { refused: { status: number; message: string } };

/**
 * Encodes in a separate process (`encoder`: the built encoder.ts), whose 200 MB are freed when it ends. A picture that
 * crashes it does not stop the API.
 */
export function encodeInSubprocess(encoder: URL, limits = LIMITS): Encode {
  // With several arenas, glibc would hold on to memory that other threads have freed. There are no secrets in its environment. A
  // signal such as SIGXCPU leaves no file of its memory, the upload with its metadata.
  const run = `ulimit -c 0; ulimit -S -t ${limits.processor}; exec env -i MALLOC_ARENA_MAX=1 "$0" "$@"`;
  return async (bytes, shape) => {
    const child = spawn("/bin/sh", ["-c", run, process.execPath, fileURLToPath(encoder), shape], {
      stdio: ["pipe", "pipe", "inherit"],
      timeout: limits.clock * 1000,
      killSignal: "SIGKILL",
    });
    child.stdin.on("error", () => {}); // it ended before reading everything; its exit code says why
    child.stdin.end(bytes);
    const exit = new Promise<{ code: number | null; signal: string | null }>((resolve, reject) => {
      child.on("error", reject);
      child.on("close", (code, signal) => resolve({ code, signal }));
    });
    const [output, { code, signal }] = await Promise.all([buffer(child.stdout), exit]);
    if (signal === "SIGXCPU") throw tooSlow();
    if (signal === "SIGKILL") throw noRoom();
    if (code !== 0) throw damagedPicture();
    const answer = JSON.parse(output.toString()) as EncoderAnswer; // encoder.ts wrote it
    if ("refused" in answer) throw new ApiError(answer.refused.status, answer.refused.message);
    return answer.variants.map((variant) => ({
      ...variant,
      bytes: Buffer.from(variant.bytes, "base64"),
    }));
  };
}
