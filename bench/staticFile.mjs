import { rmSync, writeFileSync } from "node:fs";
import { fetchRaw } from "./fetchRaw.mjs";
import { frontDoor, results } from "./stack.mjs";

/**
 * Puts a file beside an answer of the front door that is as long as the answer is on the wire: what nginx sends of the
 * file has a shorter head, so the body makes up for it.
 */
export async function writeStaticFile(name, path, accept) {
  const { body, head } = await fetchRaw(frontDoor() + path, { "Accept-Encoding": accept });
  const file = `${results}/static/${name}`;
  rmSync(file, { force: true });
  writeFileSync(file, Buffer.concat([body, Buffer.alloc(head - HEAD, " ")]));
}

/** Bytes of the head that nginx sends with a plain file. */
const HEAD = 222;
