import type { Middleware } from "koa";
import { unavailable } from "../http/errors";

/** Answers 503 after `milliseconds`, whatever the request is still waiting for. */
export function limitTime(milliseconds: number): Middleware {
  return async (_ctx, next) => {
    let timer: NodeJS.Timeout | undefined;
    const expired = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(unavailable()), milliseconds);
    });
    try {
      await Promise.race([next(), expired]);
    } finally {
      clearTimeout(timer);
    }
  };
}
