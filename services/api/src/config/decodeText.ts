import { isUtf8 } from "node:buffer";

/**
 * What a file or standard input holds, without a byte order mark. Throws if it is not text in UTF-8, which decoding alone
 * would only damage: `name` as people call it.
 */
export function decodeText(bytes: Buffer, name: string): string {
  const text = new TextDecoder().decode(bytes);
  if (!isUtf8(bytes) || text.includes("\0")) throw new Error(`${name} is not text in UTF-8`);
  return text;
}
