import { writeFileSync } from "node:fs";
import { buffer } from "node:stream/consumers";
import { ApiError } from "./http/apiErrors";
import { packVariants, REFUSED } from "./features/media/encodeApart";
import { encodePhoto, type Framing } from "./features/media/encodePhoto";

/** The process that encodes one picture: reads it from standard input, its framing from the arguments, writes its variants or the reason for a failure. */
offerItselfToTheOomKiller();
try {
  const framing = JSON.parse(process.argv[2] ?? "") as Framing; // encodeApart wrote it
  const variants = await encodePhoto(await buffer(process.stdin), framing);
  process.stdout.write(packVariants(variants));
} catch (error) {
  if (!(error instanceof ApiError)) throw error;
  process.stdout.write(JSON.stringify({ status: error.status, message: error.message }));
  process.exitCode = REFUSED;
}

/** If memory runs out, the kernel kills this process, not the API. */
function offerItselfToTheOomKiller(): void {
  try {
    writeFileSync("/proc/self/oom_score_adj", "1000");
  } catch {
    return; // not Linux
  }
}
