import type Router from "@koa/router";
import type { Database } from "../../database/connect";
import { contentKinds } from "./contentKinds";
import { createContentRepository } from "./contentRepository";
import { createRoute, crudRoutes } from "./crudRoutes";

/** The public list and the owner's calls of every content kind (requirements 9.3 and 9.4). */
export function contentRoutes(database: Database): Router[] {
  return contentKinds.flatMap((kind) => {
    const repository = createContentRepository(database, kind);
    const routes = crudRoutes(kind, repository);
    return kind.isAddable ? [routes, createRoute(kind, repository)] : [routes];
  });
}
