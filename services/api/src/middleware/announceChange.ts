import type { Middleware } from "koa";

/**
 * For these seconds nginx asks the API for the lists and the landing page of whoever has just changed something, instead of
 * sending what it keeps for one second (deploy/nginx/snippets/bypass.conf): owners see their own changes at once.
 */
const SECONDS = 10;
const COOKIE = `changed=1; Path=/; Max-Age=${SECONDS}; HttpOnly; SameSite=Lax`;

/** Marks the browser whose call below `/api/admin` has changed something. */
export const announceChange: Middleware = async (ctx, next) => {
  await next();
  const isRead = ctx.method === "GET" || ctx.method === "HEAD" || ctx.method === "OPTIONS";
  if (ctx.path.startsWith("/api/admin/") && !isRead && ctx.status < 300) {
    ctx.append("Set-Cookie", COOKIE);
  }
};
