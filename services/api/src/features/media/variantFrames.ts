import type { Variant } from "./encodePhoto";

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

export function unpackVariants(packed: Buffer): Variant[] {
  let start = packed.indexOf("\n") + 1;
  const heads = JSON.parse(packed.toString("utf8", 0, start)) as Head[]; // packVariants wrote it
  return heads.map(({ format, width, length }) => {
    const bytes = packed.subarray(start, start + length);
    start += length;
    return { format, width, bytes };
  });
}
