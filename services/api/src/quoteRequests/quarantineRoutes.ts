import Router from "@koa/router";
import type { Database } from "../database/connect";
import { notFound } from "../http/apiErrors";
import { parseId } from "../http/parseInput";
import { streamArray } from "../http/streamArray";
import {
  deleteQuarantined,
  listQuarantine,
  type NotifyOwner,
  releaseRequest,
} from "./quoteRequestRepository";

const LABEL = "Held request";

/** The owner's view of requests with the trap field filled, which may be spam: list, release to the list, delete. */
export function quarantineRoutes(database: Database, notifyOwner: NotifyOwner): Router {
  const router = new Router({ prefix: "/api/admin/quarantine", sensitive: true });

  router.get("/", async (ctx) => {
    ctx.type = "application/json; charset=utf-8";
    ctx.body = await streamArray(listQuarantine(database));
  });

  router.post("/:id/release", async (ctx) => {
    const id = parseId(ctx.params["id"], LABEL);
    if (!(await releaseRequest(database, id, notifyOwner))) throw notFound(`${LABEL} ${id}`);
    ctx.status = 204;
  });

  router.delete("/:id", async (ctx) => {
    const id = parseId(ctx.params["id"], LABEL);
    if (!(await deleteQuarantined(database, id))) throw notFound(`${LABEL} ${id}`);
    ctx.status = 204;
  });

  return router;
}
