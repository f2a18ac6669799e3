import type Router from "@koa/router";
import { BUSINESS_PATH } from "@ridgeline/contract/business";
import { checkStoredBusiness } from "@ridgeline/contract/checks";
import type { Database } from "../database/connect";
import { ApiError, badRequest } from "../http/apiErrors";
import { parseBody } from "../http/parseInput";
import { createBusinessRepository, type ReadBusiness } from "./businessRepository";

/** Bytes. The legal texts alone may have 120,000 characters. */
export const BUSINESS_LIMIT = 200 * 1024;

/** The owner reads and writes the business as one object. `refuseMissing` throws if it names an upload that is gone. */
export function addBusinessRoutes(
  router: Router,
  database: Database,
  readBusiness: ReadBusiness,
  refuseMissing: (named: object) => Promise<void>,
): void {
  const repository = createBusinessRepository(database);

  router.get(BUSINESS_PATH, async (ctx) => {
    ctx.body = await readBusiness();
  });

  router.put(BUSINESS_PATH, async (ctx) => {
    const { version, ...business } = parseBody(checkStoredBusiness, ctx.request.body);
    const values = business.serviceTypes.map(({ value }) => value);
    if (new Set(values).size < values.length) {
      throw badRequest("serviceTypes: Two kinds of work have the same value");
    }
    await refuseMissing(business);
    const stored = await repository.replace(business, version);
    if (!stored) {
      throw new ApiError(
        409,
        "The business details have been changed elsewhere meanwhile. Reload them, then make your change again.",
      );
    }
    ctx.body = { ...business, version: stored.version };
  });
}
