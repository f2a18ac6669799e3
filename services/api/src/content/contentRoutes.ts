import Router from "@koa/router";
import { checkActivation } from "@ridgeline/contract/checks/checkActivation";
import { checkMove } from "@ridgeline/contract/checks/checkMove";
import type { Check } from "@ridgeline/contract/createCheck";
import type { Database } from "../database/connect";
import { notFound } from "../http/apiErrors";
import { parseBody, parseId } from "../http/parseInput";
import { answerJson, answerPrepared, prepareJson } from "../http/preparedBody";
import { type ContentRepository, createContentRepository } from "./contentRepository";
import { type ContentKind, storedKinds } from "./contentTables";

/** The public list and the owner's calls of every content kind (requirements 9.3 and 9.4). */
export function contentRoutes(database: Database): Router[] {
  return storedKinds.map((kind) => routesOf(kind, createContentRepository(database, kind)));
}

function routesOf(kind: ContentKind, repository: ContentRepository): Router {
  const { label, path, check } = kind;
  const router = new Router({ prefix: "/api", sensitive: true });

  router.get(`/${path}`, async (ctx) => {
    answerPrepared(ctx, await prepareJson(await repository.listActive()));
  });

  router.get(`/admin/${path}`, async (ctx) => {
    await answerJson(ctx, await repository.list());
  });

  router.put(`/admin/${path}/:id`, async (ctx) => {
    const id = parseId(ctx.params["id"], label);
    const item = await repository.update(id, parseChanges(check, ctx.request.body));
    if (!item) throw notFound(`${label} ${id}`);
    ctx.body = item;
  });

  router.delete(`/admin/${path}/:id`, async (ctx) => {
    const id = parseId(ctx.params["id"], label);
    if (!(await repository.remove(id))) throw notFound(`${label} ${id}`);
    ctx.status = 204;
  });

  if (kind.orderBy.includes("sortOrder")) {
    router.post(`/admin/${path}/:id/move`, async (ctx) => {
      const id = parseId(ctx.params["id"], label);
      const { direction } = parseBody(checkMove, ctx.request.body);
      if (!(await repository.move(id, direction))) throw notFound(`${label} ${id}`);
      ctx.status = 204;
    });
  }

  if (!kind.isAddable) return router;

  router.post(`/admin/${path}`, async (ctx) => {
    ctx.body = await repository.create(parseBody(check, withDefaults(ctx.request.body)));
    ctx.status = 201;
  });

  return router;
}

/** The whole input, or only `isActive`. */
function parseChanges(check: Check<object>, body: unknown): object {
  const activation = checkActivation(body);
  return activation.ok ? activation.value : parseBody(check, body);
}

/** A new item is active and has sort order 0. */
function withDefaults(body: unknown): unknown {
  const isObject = typeof body === "object" && body !== null && !Array.isArray(body);
  return isObject ? { isActive: true, sortOrder: 0, ...body } : body;
}
