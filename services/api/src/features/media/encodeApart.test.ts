import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { encodeApart, packVariants } from "./encodeApart";

const TOO_MUCH = "The picture takes too much to be read. Please make it smaller.";

const framing = { shape: "whole", at: 0.2, turn: 90 } as const;

/** An encoder that does this; it has its picture as `picture`. */
function encoderThat(does: string): URL {
  const file = join(mkdtempSync(join(tmpdir(), "ridgeline-encoder-")), "encoder.mjs");
  writeFileSync(
    file,
    `import { buffer } from "node:stream/consumers";
     const picture = await buffer(process.stdin);
     ${does}`,
  );
  return pathToFileURL(file);
}

test("the encoder gets the picture, and its variants come back", async () => {
  const encode = encodeApart(
    encoderThat(`
      const heads = [
        { format: "webp", width: 480, length: picture.length },
        { format: "avif", width: 960, length: 2 },
      ];
      process.stdout.write(JSON.stringify(heads) + "\\n" + picture + "ab");`),
  );

  expect(await encode(Buffer.from("bytes\nof a picture"), framing)).toEqual([
    { format: "webp", width: 480, bytes: Buffer.from("bytes\nof a picture") },
    { format: "avif", width: 960, bytes: Buffer.from("ab") },
  ]);
});

test("the encoder gets the framing of the picture", async () => {
  const encode = encodeApart(
    encoderThat(`
      const heads = [{ format: "webp", width: 480, length: process.argv[2].length }];
      process.stdout.write(JSON.stringify(heads) + "\\n" + process.argv[2]);`),
  );

  expect(await encode(Buffer.from("x"), framing)).toEqual([
    { format: "webp", width: 480, bytes: Buffer.from(JSON.stringify(framing)) },
  ]);
});

test("variants survive being packed and unpacked", async () => {
  const variants = [
    { format: "webp", width: 480, bytes: Buffer.from("a\nb") },
    { format: "avif", width: 960, bytes: Buffer.alloc(100_000, 7) },
  ] as const;
  const packed = packVariants(variants).toString("base64");
  const encode = encodeApart(
    encoderThat(`process.stdout.write(Buffer.from("${packed}", "base64"));`),
  );

  expect(await encode(Buffer.from("x"), framing)).toEqual(variants);
});

test("one that does not end is killed, even if it ignores SIGTERM", async () => {
  const encode = encodeApart(
    encoderThat('process.on("SIGTERM", () => {}); setInterval(() => {}, 1000);'),
    500,
  );
  const started = performance.now();

  await expect(encode(Buffer.from("x"), framing)).rejects.toMatchObject({
    status: 422,
    message: TOO_MUCH,
  });

  expect(performance.now() - started).toBeGreaterThanOrEqual(495);
});

test.each([
  ["breaks", "process.exit(1);"],
  [
    "is killed for want of memory",
    'process.kill(process.pid, "SIGKILL"); setInterval(() => {}, 1000);',
  ],
])("one that %s fails with a sentence", async (_, does) => {
  const encode = encodeApart(encoderThat(does));

  await expect(encode(Buffer.alloc(2_000_000), framing)).rejects.toMatchObject({
    status: 422,
    message: TOO_MUCH,
  });
});

test("one that ends before it has read its picture fails with a sentence, too", async () => {
  const file = join(mkdtempSync(join(tmpdir(), "ridgeline-encoder-")), "encoder.mjs");
  writeFileSync(file, "process.exit(1);");

  await expect(
    encodeApart(pathToFileURL(file))(Buffer.alloc(2_000_000), framing),
  ).rejects.toMatchObject({
    status: 422,
    message: TOO_MUCH,
  });
});

test("its own sentence is passed on", async () => {
  const encode = encodeApart(
    encoderThat(`
      process.stdout.write(JSON.stringify({ status: 415, message: "Please choose another." }));
      process.exitCode = 3;`),
  );

  await expect(encode(Buffer.from("x"), framing)).rejects.toMatchObject({
    status: 415,
    message: "Please choose another.",
  });
});

test("it sees nothing of the API's environment, which holds its secrets", async () => {
  const encode = encodeApart(
    encoderThat(`
      const message = JSON.stringify(process.env);
      process.stdout.write(JSON.stringify({ status: 422, message }));
      process.exitCode = 3;`),
  );

  await expect(encode(Buffer.from("x"), framing)).rejects.toThrow('{"MALLOC_ARENA_MAX":"1"}');
});
