import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { encodeInSubprocess } from "./encodeInSubprocess";

const folder = mkdtempSync(join(tmpdir(), "ridgeline-encoder-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** An encoder that runs this code, which gets the picture as `picture`. */
function encoderThat(does: string): URL {
  const file = join(folder, `${randomUUID()}.mjs`);
  writeFileSync(
    file,
    `import { buffer } from "node:stream/consumers";
     const picture = await buffer(process.stdin);
     ${does}`,
  );
  return pathToFileURL(file);
}

const noRoom = {
  status: 503,
  message: "The server has no room for this picture right now. Please try again in a moment.",
  headers: { "Retry-After": "5" },
};

test.each([
  [
    "computes for too long, even if it ignores SIGTERM",
    'process.on("SIGTERM", () => {}); for (;;);',
    {
      status: 422,
      message:
        "The picture takes too long to read. Please save it as a plain JPEG, or take a screenshot of it, and choose that.",
    },
  ],
  [
    "crashes on its picture",
    "process.exit(1);",
    { status: 422, message: "The picture cannot be read: it is damaged or not complete." },
  ],
  [
    "gets no processor, even if it ignores SIGTERM",
    'process.on("SIGTERM", () => {}); setInterval(() => {}, 1000);',
    noRoom,
  ],
  [
    "is killed when memory runs out",
    'process.kill(process.pid, "SIGKILL"); setInterval(() => {}, 1000);',
    noRoom,
  ],
])("an encoder that %s fails with what is true", async (reason, does, error) => {
  const limits = { processor: 1, clock: reason.startsWith("gets no") ? 0.5 : 60 };
  const encode = encodeInSubprocess(encoderThat(does), limits);

  await expect(encode(Buffer.alloc(2_000_000), "whole")).rejects.toMatchObject(error);
});

test("the encoder does not inherit the API's environment, which holds secrets", async () => {
  const encode = encodeInSubprocess(
    encoderThat(`
      const message = JSON.stringify(process.env);
      process.stdout.write(JSON.stringify({ refused: { status: 422, message } }));`),
  );

  await expect(encode(Buffer.from("x"), "whole")).rejects.toThrow('{"MALLOC_ARENA_MAX":"1"}');
});

test("whatever ends the encoder, no file of its memory is left", async () => {
  const encode = encodeInSubprocess(
    encoderThat(`
      const { execSync } = await import("node:child_process");
      const message = execSync("ulimit -H -c", { encoding: "utf8" });
      process.stdout.write(JSON.stringify({ refused: { status: 422, message } }));`),
  );

  await expect(encode(Buffer.from("x"), "whole")).rejects.toThrow(/^0$/m);
});
