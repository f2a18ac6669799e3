import Router from "@koa/router";
import { pendingSteps } from "@ridgeline/db/migrate";
import type { Database } from "../database/connect";
import { ApiError } from "../http/apiErrors";

/** `live`: the process responds. `ready`: the database is up and has every migration. */
export function healthRoutes(database: Database): Router {
  const router = new Router({ prefix: "/api/health", sensitive: true });

  router.get("/live", (ctx) => {
    ctx.body = { status: "live" };
  });

  router.get("/ready", async (ctx) => {
    const pending = await pendingSteps(database);
    if (pending.length > 0) {
      throw new ApiError(503, `The database lacks ${pending.join(", ")}. Run the migrations.`);
    }
    ctx.body = { status: "ready" };
  });

  return router;
}
