import type { RouterContext } from "@koa/router";
import { notFound } from "./apiErrors";
import { parseId } from "./parseInput";

/** Answers 204 once it is changed; 404, naming the thing, if there is none with the id in the path. */
export async function changeById(
  ctx: RouterContext,
  thing: string,
  change: (id: number) => Promise<boolean>,
): Promise<void> {
  const id = parseId(ctx.params["id"], thing);
  if (!(await change(id))) throw notFound(`${thing} ${id}`);
  ctx.status = 204;
}
