import type Router from "@koa/router";
import { checkActivation, checkMove } from "@ridgeline/contract/checks";
import type { Check } from "@ridgeline/contract/createCheck";
import { EDITION_HEADER } from "@ridgeline/contract/siteData";
import { type Database, inSnapshot } from "../database/connect";
import { notFound } from "../http/apiErrors";
import { changeById } from "../http/changeById";
import { parseBody, parseId } from "../http/parseInput";
import { answerJson, answerPrepared, prepareJson } from "../http/preparedBody";
import { createContentRepository } from "./contentRepository";
import { type ContentKind, storedKinds } from "./contentTables";

/** The public list and the owner's calls of every content kind (requirements 9.3 and 9.4). */
export function addContentRoutes(
  router: Router,
  database: Database,
  refuseMissing: RefuseMissing,
): void {
  for (const kind of storedKinds) addRoutesOf(kind, router, database, refuseMissing);
}

/** Throws if an item names an upload that is gone. */
type RefuseMissing = (named: object) => Promise<void>;

function addRoutesOf(
  kind: ContentKind,
  router: Router,
  database: Database,
  refuseMissing: RefuseMissing,
): void {
  const repository = createContentRepository(database, kind);
  const { label, path, check } = kind;

  router.get(`/api/${path}`, async (ctx) => {
    const [items, edition] = await inSnapshot(database, async (snapshot) => [
      await createContentRepository(snapshot, kind).listActive(),
      await snapshot("business").first<{ version: number } | undefined>("version"),
    ]);
    answerPrepared(ctx, await prepareJson(items));
    if (edition) ctx.set(EDITION_HEADER, String(edition.version));
  });

  router.get(`/api/admin/${path}`, async (ctx) => {
    await answerJson(ctx, await repository.list());
  });

  router.put(`/api/admin/${path}/:id`, async (ctx) => {
    const id = parseId(ctx.params["id"], label);
    const changes = parseChanges(check, ctx.request.body);
    await refuseMissing(changes);
    const item = await repository.update(id, changes);
    if (!item) throw notFound(`${label} ${id}`);
    ctx.body = item;
  });

  router.delete(`/api/admin/${path}/:id`, (ctx) => changeById(ctx, label, repository.remove));

  if (kind.orderBy.includes("sortOrder")) {
    router.post(`/api/admin/${path}/:id/move`, async (ctx) => {
      const { direction } = parseBody(checkMove, ctx.request.body);
      await changeById(ctx, label, (id) => repository.move(id, direction));
    });
  }

  if (!kind.isAddable) return;

  router.post(`/api/admin/${path}`, async (ctx) => {
    const input = parseBody(check, withDefaults(ctx.request.body));
    await refuseMissing(input);
    ctx.body = await repository.create(input);
    ctx.status = 201;
  });
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
