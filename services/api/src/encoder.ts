import { writeFileSync } from "node:fs";
import { buffer } from "node:stream/consumers";
import { ApiError } from "./http/apiErrors";
import type { EncoderAnswer } from "./media/encodeInSubprocess";
import { encodePhoto, type Shape } from "./media/encodePhoto";

/** Encodes one picture: reads it from standard input, its shape from the arguments; writes the variants or why it failed. */
offerItselfToTheOomKiller();
const shape = process.argv[2] as Shape; // encodeInSubprocess wrote it
process.stdout.write(JSON.stringify(await encode(await buffer(process.stdin), shape)));

async function encode(bytes: Buffer, shape: Shape): Promise<EncoderAnswer> {
  try {
    const variants = await encodePhoto(bytes, shape);
    return {
      variants: variants.map((variant) => ({
        ...variant,
        bytes: variant.bytes.toString("base64"),
      })),
    };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { refused: { status: error.status, message: error.message } };
  }
}

/** If memory runs out, the kernel kills this process, not the API. */
function offerItselfToTheOomKiller(): void {
  try {
    writeFileSync("/proc/self/oom_score_adj", "1000");
  } catch {
    return; // not Linux
  }
}
