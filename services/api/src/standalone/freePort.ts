import { randomInt } from "node:crypto";
import { createServer } from "node:net";

/** Below those that systems give to programs and connections that need any port: from 32,768 on. */
const FIRST = 11_000;
const LAST = 30_000;

/** A TCP port on 127.0.0.1 that is free, and that the system gives to nobody else before it is used. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(FIRST, LAST);
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(false));
    server.listen(port, "127.0.0.1", () => server.close(() => resolve(true)));
  });
}
