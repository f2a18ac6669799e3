import { rmSync, writeFileSync } from "node:fs";
import { fetchRaw } from "./fetchRaw.mjs";
import { frontDoor, results } from "./stack.mjs";

/**
 * Creates a file whose response is as long on the wire as the given response of the site. A plain file has a shorter
 * header, so its body is padded.
 * @param {string} name
 * @param {string} path
 * @param {string} accept
 */
export async function writeStaticFile(name, path, accept) {
  const { body, head } = await fetchRaw(frontDoor() + path, { "Accept-Encoding": accept });
  const file = `${results}/static/${name}`;
  rmSync(file, { force: true });
  writeFileSync(file, Buffer.concat([body, Buffer.alloc(head - HEAD, " ")]));
}

/** Bytes of the header that nginx sends with a plain file. */
const HEAD = 222;
