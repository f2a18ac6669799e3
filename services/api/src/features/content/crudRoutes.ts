import Router from "@koa/router";
import { checkActivation } from "@ridgeline/contract/checks/checkActivation";
import type { Check } from "@ridgeline/contract/checks/createCheck";
import { notFound } from "../../http/errors";
import { parseBody } from "../../http/parseBody";
import { parseId } from "../../http/parseId";
import { answerPrepared, prepareJson } from "../../http/preparedJson";
import { coalesce } from "../../http/coalesce";
import type { Repository } from "./tableRepository";

/** `thing` is what people call one of them ("Service area"); `path` is its name in the address ("service-areas"). */
export type Kind<Input> = Readonly<{ thing: string; path: string; check: Check<Input> }>;

/** What every content kind has: the public list, and the owner's list, change and delete. */
export function crudRoutes<Item, Input extends object, PublicItem>(
  { thing, path, check }: Kind<Input>,
  repository: Repository<Item, Input, PublicItem>,
): Router {
  const router = new Router({ prefix: "/api", sensitive: true });
  const publicList = coalesce(async () => prepareJson(await repository.listActive()));

  router.get(`/${path}`, async (ctx) => {
    answerPrepared(ctx, await publicList());
  });

  router.get(`/admin/${path}`, async (ctx) => {
    ctx.body = await repository.list();
  });

  router.put(`/admin/${path}/:id`, async (ctx) => {
    const id = parseId(ctx.params["id"], thing);
    const item = await repository.update(id, parseChanges(check, ctx.request.body));
    if (!item) throw notFound(`${thing} ${id}`);
    ctx.body = item;
  });

  router.delete(`/admin/${path}/:id`, async (ctx) => {
    const id = parseId(ctx.params["id"], thing);
    if (!(await repository.remove(id))) throw notFound(`${thing} ${id}`);
    ctx.status = 204;
  });

  return router;
}

/** The owner can add to every kind but testimonials. A new item is active and has sort order 0 unless it says more. */
export function createRoute<Item, Input extends object, PublicItem>(
  { path, check }: Kind<Input>,
  repository: Repository<Item, Input, PublicItem>,
): Router {
  const router = new Router({ prefix: "/api", sensitive: true });

  router.post(`/admin/${path}`, async (ctx) => {
    ctx.body = await repository.create(parseBody(check, withDefaults(ctx.request.body)));
    ctx.status = 201;
  });

  return router;
}

/** The whole input, or only `isActive`. */
function parseChanges<Input extends object>(check: Check<Input>, body: unknown): Partial<Input> {
  const activation = checkActivation(body);
  return activation.ok ? (activation.value as Partial<Input>) : parseBody(check, body); // every kind has isActive
}

function withDefaults(body: unknown): unknown {
  const isObject = typeof body === "object" && body !== null && !Array.isArray(body);
  return isObject ? { isActive: true, sortOrder: 0, ...body } : body;
}
