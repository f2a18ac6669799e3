import type Router from "@koa/router";
import type { Business } from "@ridgeline/contract/business";
import { SETUP_PATH, type SetupStatus } from "@ridgeline/contract/setup";
import { photoIdOf } from "@ridgeline/contract/photo";
import { createBusinessRepository, type ReadBusiness } from "../business/businessRepository";
import { findSampleParts, isSample, picturesOf } from "../business/sampleBusiness";
import { isDeepStrictEqual } from "node:util";
import type { Config } from "../config/readConfig";
import { listProjectImages } from "../content/contentRepository";
import { importContent, removeSamples, withoutKnown } from "../content/contentStore";
import { checkContent, type ParsedFile } from "../content/parseContentFile";
import type { Database } from "../database/connect";
import { ApiError, badRequest } from "../http/apiErrors";
import { picturesIn, refuseMissingPhotos } from "../media/refuseMissingPhotos";
import { readNotificationStatus } from "../notifications/notificationStatus";

type Dependencies = { config: Config; database: Database; readBusiness: ReadBusiness };

/** Reports what is left to do until the site is the owner's own, and makes it his in one step. */
export function addSetupRoutes(router: Router, dependencies: Dependencies): void {
  router.get(SETUP_PATH, async (ctx) => {
    ctx.body = await readSetupStatus(dependencies);
  });

  router.post(SETUP_PATH, async (ctx) => {
    const { business, content } = parseSite(ctx.request.body);
    await replaceSample(dependencies.database, business, content);
    ctx.status = 201;
    ctx.body = await readSetupStatus(dependencies);
  });
}

function parseSite(body: unknown): Required<ParsedFile> {
  const { business, content } = parseFile(body);
  if (!business) throw badRequest("business: Required");
  if (isSample(business)) throw badRequest("These are still the sample's details.");
  return { business, content };
}

function parseFile(body: unknown): ParsedFile {
  try {
    return checkContent(body);
  } catch (error) {
    throw badRequest((error as Error).message); // it throws nothing but problems of the file
  }
}

/** All of it, or nothing; once more it is a press whose answer was lost. Any other finds a site that is no longer the sample's. */
async function replaceSample(
  database: Database,
  business: Business,
  content: ParsedFile["content"],
): Promise<void> {
  await database.transaction(async (transaction) => {
    const stored = await transaction("business")
      .forUpdate()
      .first<{ details: Business }>("details");
    if (isDeepStrictEqual(stored.details, business)) return;
    if (!isSample(stored.details)) {
      throw new ApiError(
        409,
        "This site is already yours: nothing was changed. Everything can be edited in the admin area.",
      );
    }
    await refuseMissingPhotos(transaction, picturesIn({ business, ...content }));
    await removeSamples(transaction);
    await createBusinessRepository(transaction).put(business);
    await importContent(transaction, await withoutKnown(transaction, content));
  });
}

/** What is left to do until the site is the owner's own. */
async function readSetupStatus({
  config,
  database,
  readBusiness,
}: Dependencies): Promise<SetupStatus> {
  const business = await readBusiness();
  const { channels } = await readNotificationStatus({
    database,
    config: config.notifications,
    readBusiness: () => Promise.resolve(business),
  });
  const pictures = [...picturesOf(business), ...(await listProjectImages(database, true))];
  const reviews = await database("testimonials").where({ is_active: true }).limit(1);
  return {
    isSample: isSample(business),
    sampleParts: findSampleParts(business),
    hasOwnPhotos: pictures.some((url) => photoIdOf(url) !== undefined),
    hasReview: business.rating !== undefined || reviews.length > 0,
    isSomebodyNotified:
      channels.some(({ lastDeliveredAt }) => lastDeliveredAt !== null) &&
      !channels.some(({ isOn, isFailing }) => isOn && isFailing),
    address: config.address ?? null,
    hasOffsiteBackup: config.hasOffsiteBackup,
  };
}
