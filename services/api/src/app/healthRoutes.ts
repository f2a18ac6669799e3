import type Router from "@koa/router";
import { pendingSteps } from "@ridgeline/db/migrate";
import type { Database } from "../database/connect";
import { ApiError } from "../http/apiErrors";

/** `live`: the process responds. `ready`: the database is up and has every migration. */
export function addHealthRoutes(router: Router, database: Database): void {
  router.get("/api/health/live", (ctx) => {
    ctx.body = { status: "live" };
  });

  router.get("/api/health/ready", async (ctx) => {
    const pending = await pendingSteps(database);
    if (pending.length > 0) {
      throw new ApiError(503, `The database lacks ${pending.join(", ")}. Run the migrations.`);
    }
    ctx.body = { status: "ready" };
  });
}
